import type { Personal } from "#app/content/personal-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Condo",
  title: `Texas Condo Insurance for Unit Owners | ${site.shortName}`,
  description:
    "How a Texas condo policy fits the association’s master policy: interior finishes, loss assessments, deductibles, liability and belongings.",
  summary:
    "A unit owner’s policy cut to fit the association’s master policy, deductible included.",
  hero: {
    subtitle: "For owners of a unit, not a whole building",
    title: "Condo insurance begins where the master policy stops.",
    description:
      "Your association insures the building up to a line drawn in its documents. Everything on your side of that line is yours to insure. We find the line first.",
  },
  related: [
    "/personal/homeowners-insurance",
    "/personal/rental-property-insurance",
    "/personal/flood-insurance",
  ],
  overview: {
    title: "Two policies share your walls",
    paragraphs: [
      "A condominium is insured twice. The association buys a master policy for the structure and the common areas. You buy a policy for your side. How far the master policy reaches into your unit depends on the declaration and on the policy itself. It may stop at the bare studs. It may include cabinets and floors as the builder first installed them. It may include some later improvements.",
      "Texas law asks associations to insure the common elements where such insurance is reasonably available. Where units are stacked above one another, the association’s policy must, on the same terms, include the units as well. It may leave out the improvements that owners made. Your marble counter and the wall you moved could be yours alone.",
      "The association’s deductible is the other half. After hail it can be a large sum, and the declaration or a board resolution can pass it to the owners. Your own policy can answer part of that, if the assessment limit is high enough.",
    ],
  },
  whatWeCover: {
    title: "What your side of the wall includes",
    intro:
      "A unit owner’s form has its own set of limits. Each should follow from the association’s documents.",
    list: [
      {
        title: "Interior and improvements",
        text: "Floors, cabinets, fixtures, wallboard and upgrades that the master policy leaves to you, subject to the limit you select.",
      },
      {
        title: "Belongings",
        text: "Furniture, clothing, kitchenware and electronics, including what sits in your storage locker, with lower limits for some valuables.",
      },
      {
        title: "Living elsewhere",
        text: "Extra costs of a rented apartment while your unit dries out or is rebuilt after a loss your policy insures.",
      },
      {
        title: "Personal liability",
        text: "Claims that you are responsible for: the overflowing tub that ruins the ceiling below, or a guest who slips on your tile.",
      },
      {
        title: "Assessments after a loss",
        text: "Your share when the association charges all owners for insured damage to shared property or for a liability judgment.",
      },
      {
        title: "Guest medical bills",
        text: "Modest payments toward treatment when a visitor is injured in your unit, whether or not you were at fault.",
      },
    ],
  },
  highlights: {
    title: "What to check in both policies",
    cards: [
      {
        title: "Where the line runs",
        text: "Bare walls, original finishes or all inclusive. The declaration uses its own words, and those words set your interior limit.",
      },
      {
        title: "Master deductible",
        text: "Ask for the wind and hail deductible in dollars, then apply your ownership share. The result is a fair first guess at your exposure.",
      },
      {
        title: "Assessment sublimits",
        text: "A generous assessment limit can still hide a small cap for assessments that come from a deductible. We look for that sentence.",
      },
      {
        title: "Date of the loss",
        text: "Some forms look at when the assessment was made, others at when the damage happened. Recent buyers should know which.",
      },
      {
        title: "Water between floors",
        text: "Leaks travel downward. Who pays for whose ceiling depends on cause, negligence and the association’s rules, often on all three.",
      },
      {
        title: "Causes of loss",
        text: "Basic unit forms list the causes they insure. Broader wording for the interior is often available for added premium.",
      },
      {
        title: "What lenders ask",
        text: "Lenders commonly want proof of the master policy and, where it stops at the studs, a unit policy for the interior.",
      },
    ],
  },
  enhancements: {
    title: "Options that suit a shared building",
    intro:
      "Choose these after the association’s documents have been read, so that nothing is bought twice.",
    list: [
      {
        title: "Higher loss assessment",
        text: "The limit that comes with the form is often small. Raising it is usually the first change we price.",
      },
      {
        title: "Drain backup",
        text: "In a tower, a blocked stack sends other people’s water into your unit. The endorsement can pay for your interior.",
      },
      {
        title: "Unit rented to others",
        text: "If a tenant lives there, the form needs an endorsement for theft, liability and lost rent, or a landlord form.",
      },
      {
        title: "Contents at new cost",
        text: "Replacement cost on belongings pays what things cost to buy now. Without it, age is subtracted from every chair.",
      },
      {
        title: "Flood for the unit",
        text: "Even on a high floor, flood can bring assessments and weeks without elevators. Ask what the association’s flood policy includes.",
      },
    ],
  },
  differentiators: {
    title: "What we read before we quote",
    cards: [
      {
        icon: "file-search",
        title: "The declaration itself",
        text: "We look for the insurance article, the unit boundaries and the deductible clause, and quote from those instead of a rule of thumb.",
      },
      {
        icon: "layers",
        title: "Both policies together",
        text: "We lay the master policy’s summary beside your draft, so the interior limit starts where the association’s coverage ends.",
      },
      {
        icon: "message",
        title: "Questions for the manager",
        text: "You get a short list to send to the property manager: deductible, roof age, recent claims, pending assessments.",
      },
      {
        icon: "calendar",
        title: "A yearly second look",
        text: "Associations change carriers and deductibles at renewal. When yours does, send the notice and we recheck your limits.",
      },
    ],
  },
  builtFor: {
    title: "Unit owners we have in mind",
    intro:
      "A townhouse may be a condominium on paper, or a house. The deed decides, so we ask.",
    audience: [
      "Buyers closing on a condo unit",
      "Owners in high-rise towers",
      "Owners of remodeled units",
      "Townhouse owners unsure of their boundaries",
      "Investors who lease out a unit",
      "Owners who just received an assessment notice",
      "Beach and lake condo owners",
    ],
  },
  closing: {
    title: "Ask your association for two papers",
    text: `The declaration and the master policy’s certificate are enough to begin. With them we can ask for quotes among ${figures.carriers.value} A-rated carriers with an interior limit that has a reason behind it.`,
  },
} satisfies Personal;
