import type { Storm } from "#app/content/storm-schema.ts";
import { figures } from "./figures.ts";
import { stormSources } from "./storm-sources.ts";
import { site } from "./site.ts";

export default {
  name: "Storms",
  title: `Hurricane Checklist for Texas Property | ${site.shortName}`,
  description:
    "What Texas property owners do before, during and after a hurricane: policies and deadlines, photographs, claims, repairs, and whom to call.",
  hero: {
    title: "Before, during and after the storm.",
    subtitle: `Hurricane season: ${figures.hurricaneSeason.value}`,
    description:
      "What to do about your property and your policies, in the order in which it helps, and whom to call when the wind has passed.",
  },
  before: {
    title: "Before the season",
    intro: "A storm on the map is too late for most of this.",
    list: [
      {
        title: "Have the policies first",
        text: "Once a named storm is in the Gulf, most carriers stop writing new policies and raising limits. The Texas Windstorm Insurance Association must stop when a hurricane is there, and starts again only when its coast is out of danger.",
      },
      {
        title: "Count the wait for flood",
        text: `Homeowners and most commercial property policies leave rising water out. A federal flood policy typically takes effect ${figures.floodWaitingPeriod.value} after you buy it. There are a few exceptions, such as a loan that closes. An approaching storm is none.`,
      },
      {
        title: "Find your wind policy",
        text: `In the ${figures.windstormCounties.value} and part of Harris County, wind and hail are often insured apart from the rest. For the association a building usually needs a certificate of compliance, the WPI-8. Many repairs need one of their own: ask the Texas Department of Insurance before the work begins.`,
      },
      {
        title: "Know your deductibles in dollars",
        text: "Wind, hail and named-storm deductibles are often a percentage of the insured value, not of the damage. Write each one down, and where the money would come from.",
      },
      {
        title: "Film what you own",
        text: "Every room, closet and shelf, the roof from the ground, equipment and stock with serial numbers. Keep the film and your policies where you reach them from anywhere.",
      },
      {
        title: "Plan how to leave",
        text: "Your evacuation zone, the road, a place to stay, who takes the animals. Whoever cannot leave without help registers with the state’s emergency assistance registry, each year anew, by calling 2-1-1.",
      },
    ],
    links: [
      {
        label: "Wind, hail and named-storm deductibles",
        to: "/blog/wind-hail-named-storm-deductibles",
      },
      { label: "Flood insurance", to: "/personal/flood-insurance" },
    ],
  },
  during: {
    title: "When a storm is coming",
    intro: "People first. What officials say comes before this page.",
    list: [
      {
        title: "Leave when you are told to",
        text: "Take policies, insurance cards, identification, prescriptions and chargers, and the claim numbers of your carriers.",
      },
      {
        title: "Close the building",
        text: "Bring in or tie down what is loose outside, close shutters or board windows, clear gutters and drains, and move vehicles to high ground. Then photograph it as it stands.",
      },
      {
        title: "Lift what water would ruin",
        text: "Stock, machines, servers and papers go off the floor. Have power cut where water may reach it. Back up what you need to open again.",
      },
      {
        title: "Stay in until it is over",
        text: "Away from windows, above the water but not in an attic without a way out. When the eye passes, the wind comes back from the other side.",
      },
      {
        title: "Keep generators outside",
        text: `At least ${figures.generatorDistance.value} from every door, window and vent, never in a garage. Their exhaust has no smell and kills.`,
      },
    ],
    links: [],
  },
  after: {
    title: "In the first days after",
    intro: "What you do now decides how well the claim can be settled.",
    list: [
      {
        title: "Go back when it is safe",
        text: "Wait for the all-clear. Keep away from wires on the ground, standing water and the smell of gas.",
      },
      {
        title: "Photograph before you move anything",
        text: "Each room, each side of the building, the roof from the ground, and the line that the water left. Keep damaged parts. What must go because it is unhealthy, photograph with its label first.",
      },
      {
        title: "Keep it from getting worse",
        text: "Cover the roof, board windows, get the water out. Put off permanent repairs until the adjuster has seen the damage or the carrier agrees in writing. Keep every receipt.",
      },
      {
        title: "Call each carrier, then us",
        text: "Wind, flood, property and auto are claims of their own, even at one address. Note each claim number and the name of whoever took it. Ask about an advance and about living expenses.",
      },
      {
        title: "Mind the deadlines",
        text: `A federal flood policy wants a signed and sworn proof of loss within ${figures.floodProofOfLoss.value}, unless FEMA allows longer. The windstorm association takes claims for ${figures.windstormClaim.value} from the damage. Your own policies may set shorter terms.`,
      },
      {
        title: "Keep a log",
        text: "Calls, visits and promises, nights in a hotel, hours closed and sales lost. It is what a claim for living expenses or business income is made of.",
      },
    ],
    links: [
      {
        label: "Hail on a commercial roof: the first day",
        to: "/blog/hail-damaged-commercial-roof-first-day",
      },
      {
        label: "How we help with claims",
        to: "/services/commercial-property/claims-advocacy",
      },
    ],
  },
  repairs: {
    title: "Before you sign for repairs",
    intro: "Five rules of Texas law to know before anybody knocks.",
    list: [
      {
        title: "The deductible is yours to pay",
        text: "A contractor who offers to waive, absorb or refund it commits an offense. The carrier may ask for proof that you paid it before it releases depreciation that it held back.",
      },
      {
        title: "No money before the work",
        text: "After a declared disaster, a contractor who cleans up or rebuilds may not ask for payment before starting, unless it has kept a business address in your county or the next one for at least a year.",
      },
      {
        title: "Public adjusters",
        text: `They work for you, need a state license and a written contract, and may take at most ${figures.publicAdjusterFee.value} of the settlement. You may cancel within ${figures.publicAdjusterRescission.value} of signing. Nobody needs one to make a claim.`,
      },
      {
        title: "Roofers are not adjusters",
        text: "A contractor may show the adjuster the damage and its bid. It may not negotiate your claim on a property where it does, or may do, the work.",
      },
      {
        title: "Prices in a disaster",
        text: "While one is declared, exorbitant prices for fuel, food, medicine, lodging, building materials and other necessities are against the law. Keep the receipt and report it.",
      },
    ],
    links: [],
  },
  calls: {
    title: "Whom to call",
    intro: "In danger, 911. For a claim, your carrier first, then us.",
  },
  sources: { title: "Sources", list: stormSources },
  closing: {
    title: "The quiet months are the time.",
    text: "Send us your policies before the season. We read the wind, flood and named-storm wording with you, and write down what each would leave to you.",
    button: "Talk to us",
  },
} satisfies Storm;
