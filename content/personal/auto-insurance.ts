import type { Personal } from "#app/content/personal-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Auto",
  title: `Texas Auto Insurance | ${site.shortName}`,
  description:
    "How to choose Texas auto limits above the state minimum, what PIP and uninsured motorist pay for, and which endorsements suit your household.",
  summary:
    "Liability, medical and damage coverage for the cars and drivers in your household.",
  hero: {
    subtitle: "For every driver in the household",
    title: "Auto insurance that looks past the minimum.",
    description:
      "Texas sets the least you may carry. A serious crash can cost far more, and the driver who hits you may carry nothing. We help you choose limits for both directions.",
  },
  related: [
    "/personal/motorcycle-insurance",
    "/personal/classic-auto-insurance",
    "/personal/homeowners-insurance",
  ],
  overview: {
    title: "Reading the numbers on your card",
    paragraphs: [
      `Texas requires liability limits of at least ${figures.texasAutoMinimum.value}, counted in thousands of dollars. The first number is for one injured person, the second for everyone hurt in the crash, the third for property. One new pickup can use up the third. One night in a trauma center can use up the first.`,
      "What the limit does not pay can come from you. That is why we begin with what you own and earn, choose liability limits to match, and then see whether an umbrella policy belongs above them.",
      "Two coverages protect your own side. Personal injury protection, called PIP, pays medical bills and part of lost income up to its limit, whoever caused the crash. Uninsured and underinsured motorist coverage can pay when the other driver has no policy or too small a one. Texas carriers must offer both, and you can turn either down only in writing. Look at what you signed last time.",
    ],
  },
  whatWeCover: {
    title: "The coverages on an auto policy",
    intro:
      "You choose these one by one. A low quote may simply have fewer of them.",
    list: [
      {
        title: "Liability",
        text: "Injuries and property damage you cause to others, and your defense if they sue, up to the limits you chose.",
      },
      {
        title: "Collision",
        text: "Repairs to your car after it strikes another vehicle, a pole or a curb, minus your deductible.",
      },
      {
        title: "Comprehensive",
        text: "Theft, hail, fire, a flooded street, a cracked windshield or a deer on a county road. A separate deductible applies.",
      },
      {
        title: "Personal injury protection",
        text: "Medical costs and part of lost wages for you and your passengers, without waiting to learn who was at fault.",
      },
      {
        title: "Uninsured motorist",
        text: "Your injuries, and your vehicle if you choose that part, when the driver at fault has no insurance, too little, or drove away.",
      },
      {
        title: "Rental and towing",
        text: "A daily amount for a rental car while yours is in the shop after an insured loss, and a tow when it will not start.",
      },
    ],
  },
  highlights: {
    title: "Details that change a claim",
    cards: [
      {
        title: "Every driver listed",
        text: "Name each person in the household who drives, teenagers included. Leaving one out can lead to a denied claim.",
      },
      {
        title: "Excluded drivers",
        text: "An exclusion can lower the premium, and it removes coverage while that person drives. In an emergency it still applies.",
      },
      {
        title: "Named-driver policies",
        text: "Some low-priced Texas policies cover only the people named on them. A friend who borrows the car may have no coverage.",
      },
      {
        title: "Deliveries and rideshare",
        text: "Personal policies usually exclude driving for pay. An endorsement can fill the time between opening the app and accepting a fare.",
      },
      {
        title: "Cars titled to companies",
        text: "A truck owned by your LLC, or used mainly on job sites, often belongs on a commercial auto policy instead.",
      },
      {
        title: "Driving into Mexico",
        text: "Mexico does not recognize United States liability insurance. Buy a policy from a company licensed there before you cross.",
      },
      {
        title: "How a total is valued",
        text: "The usual basis is actual cash value: what the car was worth the moment before, not what you still owe.",
      },
    ],
  },
  enhancements: {
    title: "Options for particular cars and drivers",
    intro:
      "Not every carrier offers each of these. Where one matters to you, it should steer the choice.",
    list: [
      {
        title: "Loan or lease gap",
        text: "Pays the difference, within its terms, between the car’s value and the loan balance after a total loss.",
      },
      {
        title: "New car replacement",
        text: "For a recent model, a new car of the same kind in place of its depreciated value, for a limited time.",
      },
      {
        title: "Original parts",
        text: "Repairs with parts from the car’s own manufacturer where the standard policy would allow substitutes.",
      },
      {
        title: "Custom equipment",
        text: "Lift kits, wheels, toolboxes and sound systems above the small amount that most policies include.",
      },
      {
        title: "Full glass",
        text: "Windshield repair or replacement with a reduced deductible or none. Ask whether camera recalibration is part of it.",
      },
    ],
  },
  differentiators: {
    title: "How we shop a car policy",
    cards: [
      {
        icon: "users",
        title: "The household first",
        text: "We list drivers, commutes, side jobs and vehicles before we quote, because rating mistakes begin with missing facts.",
      },
      {
        icon: "search",
        title: "Like against like",
        text: `Quotes from among ${figures.carriers.value} A-rated carriers are set to the same limits and deductibles, so a lower price means something.`,
      },
      {
        icon: "umbrella",
        title: "Fitted to your umbrella",
        text: "Umbrella carriers require certain auto limits underneath. We check that the two policies meet at the same figure.",
      },
      {
        icon: "phone",
        title: "A call after the crash",
        text: "We tell you which coverage answers, whose carrier to call first, and when your own collision coverage is the simpler path.",
      },
    ],
  },
  builtFor: {
    title: "Drivers who call us",
    intro: "Most have outgrown the policy they bought years ago.",
    audience: [
      "Families adding a teenage driver",
      "Households with several vehicles",
      "Owners of financed or leased cars",
      "Rideshare and delivery drivers",
      "New Texans who must switch policies",
      "Homeowners who want an umbrella above",
    ],
  },
  closing: {
    title: "Compare the page you have",
    text: "Start a quote with your declarations page and a list of drivers at hand. You get back the same coverages from other carriers, and our notes on the limits we would question.",
  },
} satisfies Personal;
