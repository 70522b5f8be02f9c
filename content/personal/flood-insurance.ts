import type { Personal } from "#app/content/personal-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Flood",
  title: `Texas Flood Insurance, NFIP and Private | ${site.shortName}`,
  description:
    "Federal and private flood insurance for Texas homes: what each can pay for, the waiting period and its exceptions, and what lenders accept.",
  summary:
    "Federal and private flood policies side by side, because your homeowners policy excludes rising water.",
  hero: {
    subtitle: "For homes inside and outside the mapped zones",
    title: "Flood insurance is bought before the rain.",
    description:
      "A homeowners policy does not pay for rising water. A separate flood policy can, once it is in force. We compare the federal program with private carriers and explain where each falls short.",
  },
  related: [
    "/personal/homeowners-insurance",
    "/personal/condo-insurance",
    "/storm",
  ],
  overview: {
    title: "Why the word flood matters",
    paragraphs: [
      "To an insurer, flood means water that covers normally dry ground: a bayou over its banks, storm surge, or a street that fills because the drains cannot keep up. The federal form looks for two or more acres, or two or more properties with yours among them. A pipe that bursts upstairs is a different loss under a different policy. Rain that comes in through a hole the wind made is different again. One storm can leave all three in the same hallway.",
      `Timing is the trap. A policy from the National Flood Insurance Program typically takes effect ${figures.floodWaitingPeriod.value} after you buy it. There are exceptions. A policy bought in connection with making, increasing, extending or renewing a mortgage loan can start at the closing. A home newly mapped into a high-risk zone has a one-day wait for a limited time after the map changes. Some flooding made worse by wildfire on federal land is also treated differently. A storm in the Gulf is not an exception.`,
      "Maps guide lenders, not water. Many Texas houses that flood stand outside the zone where a lender must require a policy. Pricing looks at the building itself: its elevation, its distance from water and what it would cost to rebuild.",
    ],
  },
  whatWeCover: {
    title: "What a flood policy can pay for",
    intro:
      "Building and contents are bought separately under the federal program. Check that you have both.",
    list: [
      {
        title: "The building",
        text: `Foundation, walls, wiring, plumbing, central air and built-in cabinets, up to ${figures.floodBuildingLimit.value} for a house under the federal program.`,
      },
      {
        title: "Your belongings",
        text: `Furniture, clothing, rugs and portable appliances, up to ${figures.floodContentsLimit.value} under the federal program, paid at actual cash value.`,
      },
      {
        title: "Debris removal",
        text: "Hauling away wet drywall and the neighbor’s fence that floated into your yard, within the policy’s limits.",
      },
      {
        title: "Steps before the water",
        text: "Sandbags, pumps and moving belongings to higher ground can be repaid up to a small sublimit when a flood threatens.",
      },
      {
        title: "Rebuilding to code",
        text: "When local officials find a house substantially damaged, increased cost of compliance can help to elevate, move or demolish it.",
      },
      {
        title: "Detached garage",
        text: "The federal dwelling form can apply part of the building limit to a detached garage. Other outbuildings need a policy of their own.",
      },
    ],
  },
  highlights: {
    title: "Federal and private, point by point",
    cards: [
      {
        title: "Higher limits",
        text: "Private carriers may insure a house for more than the federal cap, or sit above a federal policy as an excess layer.",
      },
      {
        title: "Living expenses",
        text: "The federal policy does not pay for a hotel or rent while you are out of the house. Many private forms can.",
      },
      {
        title: "Replacement cost",
        text: "The federal program settles the building at replacement cost only for a single-family primary residence insured close to its full cost or to the program’s maximum.",
      },
      {
        title: "Rooms below ground",
        text: "A basement, or a lower floor closed in under an elevated house, has very limited protection. Finished walls and furniture there are mostly left out.",
      },
      {
        title: "Start dates",
        text: "Private carriers set their own waiting periods. Some are shorter than the federal one, and many stop selling as a storm approaches.",
      },
      {
        title: "Staying power",
        text: "The federal program generally renews in participating communities despite past losses. A private carrier may not, and a surplus lines carrier stands outside the Texas guaranty association.",
      },
      {
        title: "Lender acceptance",
        text: "Federal rules let lenders accept private flood policies that meet certain tests. We ask for the lender’s answer before you switch.",
      },
    ],
  },
  enhancements: {
    title: "Ways to close the remaining gaps",
    intro:
      "Which of these you can buy depends on the carrier and on your house.",
    list: [
      {
        title: "Excess flood",
        text: "A second policy that starts paying when the federal limit is used up, for houses that cost more to rebuild.",
      },
      {
        title: "Contents at replacement cost",
        text: "Some private forms pay what a new sofa costs today, without subtracting for the years you sat on the old one.",
      },
      {
        title: "Pool and outdoor property",
        text: "The federal form excludes pools, most decks and landscaping. A few private forms offer small limits for some of them.",
      },
      {
        title: "Deductible choice",
        text: "Building and contents usually carry separate deductibles. A larger one can lower the premium, if the lender allows it.",
      },
      {
        title: "Elevation certificate",
        text: "A surveyor’s certificate is optional for federal pricing today. Where it shows a higher floor than assumed, it may reduce the premium.",
      },
    ],
  },
  differentiators: {
    title: "What we do before you sign",
    cards: [
      {
        icon: "map-pin",
        title: "We look up the address",
        text: "Flood zone, map history and pending revisions, explained in plain words. You learn what the map says and what it does not.",
      },
      {
        icon: "layers",
        title: "Two markets, one table",
        text: "Federal and private quotes stand beside each other with limits, deductibles, waiting period and exclusions on the same lines.",
      },
      {
        icon: "calendar",
        title: "Dates tied to your closing",
        text: "We apply the loan exception where it fits and line up the effective date with the settlement, in writing to the lender.",
      },
      {
        icon: "life-buoy",
        title: "Help with proof of loss",
        text: "Flood claims have firm filing deadlines. We tell you what the form asks for and which photographs and receipts support it.",
      },
    ],
  },
  builtFor: {
    title: "Who should look at this now",
    intro: "Some readers have a lender’s letter. Others have a creek.",
    audience: [
      "Buyers whose lender requires flood insurance",
      "Houses near a bayou, creek or reservoir",
      "Owners just outside a high-risk zone",
      "Coastal homes exposed to storm surge",
      "Owners of houses that flooded before",
      "Landlords and condo unit owners",
      "Recipients of federal disaster aid who must keep a policy",
    ],
  },
  closing: {
    title: "Ask while the sky is clear",
    text: "Give us the address, the year the house was built and any flood losses you know of. We will lay out what the federal policy and private carriers would each pay for, and when each could begin.",
  },
} satisfies Personal;
