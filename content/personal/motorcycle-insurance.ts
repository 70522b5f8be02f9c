import type { Personal } from "#app/content/personal-schema.ts";
import { figures } from "#content/figures.ts";
import { site } from "../site.ts";

export default {
  name: "Motorcycle",
  title: `Texas Motorcycle Insurance | ${site.shortName}`,
  description:
    "Motorcycle insurance for Texas riders: liability, injuries to you and a passenger, custom parts, gear, and the gaps a car policy leaves.",
  summary:
    "For the bike, the parts you added, the passenger behind you and your own bones.",
  hero: {
    subtitle: "For street bikes, tourers and weekend machines",
    title: "Motorcycle insurance that counts the rider, too.",
    description:
      "In a crash the bike is the cheap part. We start with medical bills, lost pay and the driver who has no insurance, and then turn to chrome, bags and gear.",
  },
  related: [
    "/personal/auto-insurance",
    "/personal/classic-auto-insurance",
    "/personal/life-insurance",
  ],
  overview: {
    title: "What your car policy leaves at the curb",
    paragraphs: [
      "A personal auto policy usually will not follow you onto a motorcycle you own. Its liability, its medical coverage and often its uninsured motorist coverage are written for cars. The bike needs a policy of its own, and the choices you made for the car do not carry over.",
      `Texas asks the same minimum liability of a motorcycle as of a car: ${figures.texasAutoMinimum.value}, in thousands of dollars. That pays people you injure and property you damage. It pays nothing toward your own surgery. Many cheap policies stop there.`,
      "Your own injuries are paid from other places: health insurance, medical payments or personal injury protection where the motorcycle carrier offers it, and uninsured motorist coverage when a car turns left in front of you. Texas law lets some adult riders go without a helmet if they have taken a safety course or carry health insurance for crash injuries. Whether your health plan pays is worth a phone call either way.",
    ],
  },
  whatWeCover: {
    title: "What a rider can insure",
    intro:
      "Build the policy from the injury side first. The list runs in that order.",
    list: [
      {
        title: "Liability to others",
        text: "Injury to drivers, walkers and other riders, and damage to their property, when you are held responsible.",
      },
      {
        title: "Passenger liability",
        text: "A friend on the back seat can make a claim against you. Confirm that guest passenger liability is included.",
      },
      {
        title: "Uninsured motorist",
        text: "Your treatment and lost income when the driver at fault fled, has no policy or carries only the legal minimum.",
      },
      {
        title: "Medical coverage",
        text: "Medical payments or PIP for rider and passenger, where offered. Terms for motorcycles differ from those for cars.",
      },
      {
        title: "Collision",
        text: "Repair or replacement after a slide, a drop or a crash, less your deductible and subject to the value stated.",
      },
      {
        title: "Theft, fire and hail",
        text: "The comprehensive part, for bikes taken from a parking lot, caught in a garage fire or beaten by hail.",
      },
    ],
  },
  highlights: {
    title: "Fine print every rider should know",
    cards: [
      {
        title: "Custom parts",
        text: "Pipes, bags, seats, paint and electronics may be limited to a small amount. Keep receipts and buy a higher limit.",
      },
      {
        title: "Helmet and leathers",
        text: "Riding gear can be insured on some policies and ignored on others. A good helmet is finished after one hard impact.",
      },
      {
        title: "How a total is paid",
        text: "Actual cash value is common. Replacement cost for newer bikes and agreed value for vintage ones may be available.",
      },
      {
        title: "Who may ride it",
        text: "Lend the bike and coverage can be limited or denied if the rider is excluded, unlisted or lacks a motorcycle license.",
      },
      {
        title: "Group rides",
        text: "Charity runs are usually fine. Timed events, racing and track schools are usually excluded, so read the definition first.",
      },
      {
        title: "Pay for riding",
        text: "Delivering food or carrying passengers for money is normally outside a personal motorcycle policy. Tell us if you do either.",
      },
      {
        title: "Off-season storage",
        text: "A lay-up option can lower the premium for parked months, and it suspends road coverage. One warm Sunday ride could be uninsured.",
      },
    ],
  },
  enhancements: {
    title: "Add-ons for distance and for chrome",
    intro:
      "Pick by how you ride. A commuter and a tourer rarely need the same list.",
    list: [
      {
        title: "Roadside for bikes",
        text: "Towing by a truck with the straps and wheel chock for a motorcycle, plus fuel, battery and tire help.",
      },
      {
        title: "Trip interruption",
        text: "Pays toward a hotel, meals and a ride home when an insured breakdown or crash strands you on the road.",
      },
      {
        title: "Trailer and sidecar",
        text: "A pull-behind trailer, a transport trailer or a sidecar can be listed with a value of its own.",
      },
      {
        title: "New bike replacement",
        text: "For a recent purchase, a new machine of the same model in place of its depreciated worth, within the terms.",
      },
      {
        title: "Loan balance coverage",
        text: "Motorcycles lose value early. This can pay the gap between the settlement and what you owe the lender.",
      },
    ],
  },
  differentiators: {
    title: "How we write for riders",
    cards: [
      {
        icon: "heart",
        title: "Injury limits first",
        text: "We ask about your health plan, your income and who depends on it, then set uninsured motorist and medical limits.",
      },
      {
        icon: "wrench",
        title: "An inventory of parts",
        text: "You list what is bolted on and what hangs in the closet. We match it to the accessory and gear limits.",
      },
      {
        icon: "umbrella",
        title: "Umbrella that includes bikes",
        text: "Some umbrellas exclude motorcycles or ask for higher limits beneath. We check before you rely on yours.",
      },
      {
        icon: "compass",
        title: "Where you ride, in writing",
        text: "Other states, Canada and Mexico have different rules. Mexico in particular requires liability from a company licensed there.",
      },
    ],
  },
  builtFor: {
    title: "Riders we talk to",
    intro:
      "The engine matters less to us than the miles, the roads and the rider’s record.",
    audience: [
      "Daily commuters on two wheels",
      "Touring riders who cross state lines",
      "Sport bike owners",
      "Owners of custom and vintage bikes",
      "New riders fresh from a safety course",
      "Owners of scooters and three-wheelers",
      "Families with off-road bikes",
    ],
  },
  closing: {
    title: "Count the parts, then call",
    text: "Have the model, your license class, a list of accessories and your current limits at hand. We will return the quotes with the injury coverages on top, because that is where they differ most.",
  },
} satisfies Personal;
