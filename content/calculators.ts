import type { Calculators } from "#app/content/calculators-schema.ts";
import { figures } from "./figures.ts";

/**
 * The small tools on family pages. What stands in braces is filled in: dates and sums, of the visitor or of the
 * example.
 */
export default {
  floodWait: {
    title: "When would a federal flood policy take effect?",
    paragraphs: [
      `The National Flood Insurance Program counts ${figures.floodWaitingPeriod.value} from the day of the application and the payment; the policy takes effect just after midnight on the last of them. That holds if both reach the insurer within ${figures.floodReceipt.value}; else the days count from their arrival.`,
      `Two exceptions are common. A policy bought for making, increasing, extending or renewing a loan takes effect at the closing, if application and payment are in by then. Where a new map first puts a building in a high-risk zone, a policy bought within ${figures.floodMapPeriod.value} of the map takes effect the next day.`,
    ],
    example:
      "An example: bought on {bought}, the policy takes effect on {wait}. For a loan that closes on {event}, on that day. After a map change of the same day, on {map}.",
    form: "Waiting period",
    bought: "Day of application and payment",
    reason: {
      label: "Is it bought because of",
      none: "Neither a loan nor a new map",
      options: {
        loan: "A loan that is made, increased, extended or renewed",
        map: "A new map that puts the building in a high-risk zone",
      },
    },
    event: {
      loan: "Day of the closing",
      map: "Day on which the new map takes effect",
    },
    results: {
      none: "Enter the day of application and payment.",
      "no-closing": "Enter the day of the closing.",
      "no-map": "Enter the day on which the new map takes effect.",
      wait: "The policy usually takes effect just after midnight on {from}.",
      loan: "The policy usually takes effect at the closing on {from}, if application and payment are in by then.",
      "late-loan":
        "The closing is before the purchase, so the exception for loans does not fit. After the usual wait the policy takes effect just after midnight on {from}. If the lender has asked for flood insurance since, tell us: another rule may apply.",
      map: "The policy usually takes effect just after midnight on {from}, the day after the purchase.",
      "early-map":
        "The new map is not in force on the day of the purchase. After the usual wait the policy takes effect just after midnight on {from}.",
      "late-map": `The exception for new maps ends ${figures.floodMapPeriod.value} after the map. After the usual wait the policy takes effect just after midnight on {from}.`,
    },
    notice:
      "An explanation, not a promise: the insurer sets the date. It leaves out private flood policies, whose carriers set waits of their own, policies that a lender requires later in a loan, floods after wildfire on federal land, and times in which Congress lets the program’s authority to sell lapse. A flood that has begun before the policy takes effect is not insured by it.",
  },
  rebuild: {
    homeowners: {
      title: "What would it cost to build the house again?",
      paragraphs: [
        `Many homeowners policies pay the full cost of a partial loss only if the dwelling limit is at least ${figures.insuredShare.value} of what the whole house would cost to rebuild on the day of the loss. Below that they pay a share: your limit divided by the limit the clause asks for, or the actual cash value of the damage where that is more. The deductible comes off either way.`,
      ],
      example:
        "An example: {area} square feet at {cost} each come to {rebuild}. The clause asks for {required}. A limit of {limit} is {share} of that, so of each $100 of a partial loss about {paid} would count.",
      form: "Rebuild cost of the house",
      fields: {
        area: "Living area in square feet",
        cost: "Dollars per square foot to build",
        limit: "Dwelling limit on your policy, in dollars",
        percent: "Share of the rebuild cost that the policy asks for",
      },
      results: {
        none: "Enter the living area and the dollars per square foot.",
        rebuild:
          "About {rebuild} to rebuild. The clause asks for a limit of at least {required}.",
        short:
          "Your limit of {limit} is {share} of that: of each $100 of a partial loss about {paid} would count, or its actual cash value where that is more, less the deductible.",
        enough:
          "Your limit of {limit} satisfies the clause, but a total loss would cost {gap} more than it.",
        full: "Your limit of {limit} reaches the whole rebuild cost.",
      },
      wrong: "Enter a number such as 2,400",
      notice:
        "The number is only as good as the cost you enter; a builder, an appraiser or the carrier’s own estimate sets it. It leaves out the land, clearing away what is left, higher prices after a storm, code upgrades, fences and other structures.",
    },
    commercialProperty: {
      title: "Would your limit pass the coinsurance clause?",
      paragraphs: [
        `A coinsurance clause asks for a limit of at least a share of the building’s value on the day of the loss, commonly ${figures.insuredShare.value}. With less, the carrier pays the limit you carry divided by the limit the clause asks for, times the loss, less the deductible. The value is replacement cost or actual cash value, as the policy says; for the second the sum below is too high.`,
      ],
      example:
        "An example: {area} square feet at {cost} each come to {rebuild}. The clause asks for {required}. A limit of {limit} is {share} of that, so of each $100 of a loss about {paid} would count.",
      form: "Coinsurance",
      fields: {
        area: "Building area in square feet",
        cost: "Dollars per square foot to build",
        limit: "Building limit on your policy, in dollars",
        percent: "Coinsurance percentage on your declarations page",
      },
      results: {
        none: "Enter the building’s area and the dollars per square foot.",
        rebuild:
          "About {rebuild} to rebuild. The clause asks for a limit of at least {required}.",
        short:
          "Your limit of {limit} is {share} of that: of each $100 of a loss about {paid} would count, less the deductible, and never more than the limit.",
        enough:
          "Your limit of {limit} satisfies the clause, but a total loss would cost {gap} more than it.",
        full: "Your limit of {limit} reaches the whole rebuild cost.",
      },
      wrong: "Enter a number such as 2,400",
      notice:
        "The number is only as good as the cost you enter; a contractor’s or appraiser’s estimate sets it. It leaves out the land, demolition, code upgrades, contents and lost income, and policies on which agreed value suspends the clause.",
    },
  },
} satisfies Calculators;
