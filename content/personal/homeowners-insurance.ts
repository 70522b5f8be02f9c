import type { Personal } from "#app/content/personal-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Homeowners",
  title: `Texas Homeowners Insurance | ${site.shortName}`,
  description:
    "What a Texas homeowners policy pays for, how wind and hail deductibles work, what it leaves out, and which endorsements close the gaps.",
  summary:
    "The house, what is in it and your liability, with the roof and the deductible read first.",
  hero: {
    subtitle: "For the house you live in",
    title: "Homeowners insurance that reckons with Texas weather.",
    description:
      "Hail, wind, frozen pipes and moving soil decide what a Texas policy is worth. We read the roof clause, the deductible and the water wording before we talk about price.",
  },
  related: [
    "/personal/flood-insurance",
    "/personal/auto-insurance",
    "/services/private-client",
  ],
  overview: {
    title: "What the dwelling limit really means",
    paragraphs: [
      "Your dwelling limit should follow the cost to rebuild, not the price you paid. The two drift apart. The price includes land, schools and the view; the rebuild includes lumber, labor, debris removal and an architect’s hours. After a large storm, when every roofer within a hundred miles is busy, the rebuild is the number that hurts.",
      "Deductibles need the same care. In Texas the deductible for wind and hail is often a percentage of the dwelling limit instead of a flat amount. Raise the limit and the deductible rises with it. We put that sum in dollars on the comparison, so you know what your share of a hailed roof would be.",
      "Then there is what the policy leaves out. Rising water is flood, and homeowners policies exclude flood. Slow leaks, settling and wear are typically excluded as well. Near the Gulf, wind and hail may be excluded too and need a separate windstorm policy.",
    ],
  },
  whatWeCover: {
    title: "The six parts of a homeowners policy",
    intro:
      "Most policies are built from the same parts. The limits and the wording inside each part differ.",
    list: [
      {
        title: "Dwelling",
        text: "The house and what is attached to it, against fire, wind, hail and other causes of loss that your form insures.",
      },
      {
        title: "Other structures",
        text: "The detached garage, the fence, the shed, the pool house. The limit is usually a share of the dwelling limit and can be raised.",
      },
      {
        title: "Personal property",
        text: "Furniture, clothing, electronics and tools, at home and, within limits, away from it. Often insured for a shorter list of causes than the house.",
      },
      {
        title: "Loss of use",
        text: "Rent, hotel bills and other added living costs when a loss that the policy insures makes the house unfit to live in.",
      },
      {
        title: "Personal liability",
        text: "Your defense and damages you owe when a guest is hurt or your family damages someone’s property, up to the limit you choose.",
      },
      {
        title: "Medical payments",
        text: "Smaller medical bills of a visitor hurt on your property, paid without asking whose fault it was.",
      },
    ],
  },
  highlights: {
    title: "Seven clauses worth reading twice",
    cards: [
      {
        title: "Extended replacement cost",
        text: `Some carriers extend the dwelling payment up to ${figures.extendedReplacementCost.value} of the dwelling limit when rebuilding costs more than planned.`,
      },
      {
        title: "Roof settlement",
        text: "Replacement cost can pay for a new roof, less the deductible. Actual cash value or a payment schedule subtracts for age, which can leave much of it to you.",
      },
      {
        title: "Wind and hail deductible",
        text: "Usually separate from the deductible for fire or theft, and usually a percentage. A named-storm or hurricane deductible may stand beside it.",
      },
      {
        title: "Sudden water damage",
        text: "A pipe that bursts is typically insured. A pipe that seeped for months is typically not. The wording between those two decides many claims.",
      },
      {
        title: "Foundation and slab leaks",
        text: "Basic forms may pay to reach a broken pipe and stop there. Wider forms can include foundation damage from an accidental leak, often under a sublimit.",
      },
      {
        title: "Coastal windstorm",
        text: "In the coastal counties you may need a Texas Windstorm Insurance Association policy for wind and hail. It generally asks for a certificate of compliance.",
      },
      {
        title: "Cosmetic damage",
        text: "Dents in a metal roof that let no water in may be excluded. Check before you pay for metal to earn a premium credit.",
      },
    ],
  },
  enhancements: {
    title: "Endorsements that earn their premium",
    intro:
      "The base form leaves these out or keeps them small. Which ones you can add depends on the carrier and the house.",
    list: [
      {
        title: "Water backup",
        text: "Can pay when a drain or sewer line backs up or a sump pump fails, which the base policy normally excludes.",
      },
      {
        title: "Service line",
        text: "Digging up and replacing the water, sewer or power line between the street and the house when it breaks.",
      },
      {
        title: "Ordinance or law",
        text: "The extra cost when the city requires new wiring, pipes or tie-downs before it lets you rebuild an older house.",
      },
      {
        title: "Equipment breakdown",
        text: "Air conditioners, pool pumps and kitchen appliances that fail from an electrical or mechanical fault instead of age alone.",
      },
      {
        title: "Scheduled valuables",
        text: "Rings, watches, guns and art listed piece by piece, often at an agreed amount and with no deductible.",
      },
    ],
  },
  differentiators: {
    title: "How we work on a home account",
    cards: [
      {
        icon: "calculator",
        title: "A rebuild estimate you see",
        text: "We run the reconstruction cost with your square footage, roof and finishes, and go through the result with you before setting the limit.",
      },
      {
        icon: "scale",
        title: "Deductibles in dollars",
        text: `We compare ${figures.carriers.value} A-rated carriers and show each percentage deductible as the check you would write.`,
      },
      {
        icon: "file-search",
        title: "Closing papers in order",
        text: "We send the lender the evidence of insurance with the right mortgagee clause and loan number, so escrow pays the correct bill.",
      },
      {
        icon: "gavel",
        title: "Straight talk on hail claims",
        text: "A roofer may not waive your deductible in Texas. We explain what the law, the adjuster and the policy each ask of you.",
      },
    ],
  },
  builtFor: {
    title: "Homes we place often",
    intro: "Every home below raises its own questions with underwriters.",
    audience: [
      "First-time buyers with a closing date",
      "Owners of houses with aging roofs",
      "Families on the Gulf Coast",
      "Owners of historic and older homes",
      "Homes with pools, dogs or workshops",
      "Owners whose carrier sent a nonrenewal",
      "Second homes and lake houses",
    ],
  },
  closing: {
    title: "Start with the declarations page",
    text: "Have your current declarations page and the age of your roof at hand. We will mark the deductible, the roof clause and the exclusions, and show you how other carriers would write the same house.",
  },
} satisfies Personal;
