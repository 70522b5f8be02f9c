import type { ClaimsPage } from "#app/content/claims-page-schema.ts";
import { figures } from "./figures.ts";
import { site } from "./site.ts";

const callUs = { label: "Have us call you", to: "#call" };
const numbers = { label: "Find the carrier’s number", to: "#carriers" };

export default {
  name: "Claims",
  title: `Report a Claim in Texas | ${site.name}`,
  description:
    "First steps after a property, auto, liability, workers’ compensation or flood loss in Texas, the carriers’ claim lines, and a form to have us call.",
  hero: {
    title: "First safe, then on record, then reported.",
    subtitle: "Carriers answer their claim lines 24/7",
    description:
      "Choose what happened. If anyone is in danger, call 911 before you read on.",
  },
  kinds: [
    {
      id: "property",
      icon: "home",
      title: "Property",
      text: `Fire, wind, hail, water from a pipe, theft. In Texas most carriers must acknowledge a claim and ask for what they need by the ${figures.claimAcknowledgment.value} after you report it. Surplus lines carriers have longer.`,
      inOrder: true,
      steps: [
        "Get everyone out of danger. Call the fire department or the utility for fire, gas or live wires, and the police after a theft.",
        "Stop further damage if that is safe: shut off the water, cover the roof, board the window. Keep the receipts, and leave permanent repairs until the adjuster has seen the damage.",
        "Photograph and film everything before it is moved. Keep damaged parts.",
        "Report it promptly. Policies ask for prompt notice, and some Texas policies set an outside date for wind and hail.",
        "Sign nothing in a hurry. In Texas you must pay your deductible, and a contractor may not offer to absorb it.",
      ],
      actions: [
        numbers,
        callUs,
        {
          label: "Hail on a commercial roof",
          to: "/blog/hail-damaged-commercial-roof-first-day",
        },
        { label: "After a storm", to: "/storm#after" },
      ],
    },
    {
      id: "auto",
      icon: "car",
      title: "Auto",
      text: "Tell your own carrier promptly, even when the other driver is plainly at fault: coverages on your policy have conditions about notice.",
      inOrder: true,
      steps: [
        "Stop, and help anyone who is hurt. Call 911.",
        "Call the police at once if someone is hurt or killed, or if a vehicle cannot be driven normally and safely. Texas law asks for it.",
        "On a freeway in a metropolitan area, move vehicles that can be driven safely off the road.",
        "Exchange names, addresses, plate numbers and insurers. Photograph the other driver’s insurance card, the vehicles and the road.",
        "Say what happened, not whose fault it was. Turn down cash, and sign no release.",
      ],
      actions: [
        numbers,
        callUs,
        {
          label: "More on accidents in Texas",
          to: "/blog/after-a-car-accident-in-texas",
        },
      ],
    },
    {
      id: "liability",
      icon: "scale",
      title: "Liability",
      text: "Somebody was hurt, or something was damaged, and you or your business may be blamed. Report it as soon as you know of it, even if nobody has asked for money yet. Policies written on a claims-made form can require notice before they end.",
      inOrder: true,
      steps: [
        "See that whoever is hurt gets care, and make the place safe for others.",
        "Do not admit fault, promise payment or offer a settlement. Policies usually leave that to the carrier.",
        "Write down what happened and who saw it. Keep video, incident reports and the thing that broke.",
        "Send every letter, demand and court paper to us and to the carrier on the day it comes. The time to answer a lawsuit is short.",
        "Leave questions from the other side to the carrier or its lawyer.",
      ],
      actions: [numbers, callUs],
    },
    {
      id: "workers-compensation",
      icon: "hard-hat",
      title: "Workers’ compensation",
      text: "Employers in Texas may go without workers’ compensation. If yours does, other duties apply: call us.",
      inOrder: true,
      steps: [
        "Get medical care first. Call 911 in an emergency.",
        `Have the injury reported to a supervisor. An injured employee in Texas has ${figures.injuryNotice.value} to tell the employer, and one year to file a claim with the Division of Workers’ Compensation.`,
        `Report to your carrier. The employer’s report is due by the ${figures.injuryReport.value} after an absence of more than one day, or after notice of an occupational disease. Give the employee a copy.`,
        `Tell OSHA of a death within ${figures.oshaDeath.value}, and of a hospital stay, an amputation or the loss of an eye within ${figures.oshaHospital.value}.`,
        "Keep wage records and the names of witnesses. Offer light duty in writing if there is some.",
      ],
      actions: [numbers, callUs],
    },
    {
      id: "flood",
      icon: "waves",
      title: "Flood",
      text: "Rising water is a matter for the flood policy, not for the homeowners or property policy. What follows is for policies of the National Flood Insurance Program. A private flood policy sets deadlines of its own.",
      inOrder: true,
      steps: [
        "Go back only when officials say it is safe. Have the power checked before you touch it.",
        "Report the loss to the flood carrier right away, and ask whether it can pay an advance.",
        "Photograph and film before you clean: the water line, each room, and the model and serial numbers of appliances.",
        "Take out what is wet, so that mold does not spread. Keep samples of carpet, flooring and drywall for the adjuster.",
        `Send the signed and sworn proof of loss within ${figures.floodProofOfLoss.value} of the loss, unless FEMA extends the time. That holds even if you disagree with the adjuster’s figure.`,
      ],
      actions: [
        numbers,
        callUs,
        { label: "How flood policies work", to: "/personal/flood-insurance" },
        { label: "After a storm", to: "/storm#after" },
      ],
    },
  ],
  carriers: {
    title: "Carriers’ claim lines",
    intro:
      "Carriers answer these lines 24/7, and the carrier is who opens the claim. The number on your policy or insurance card always goes before this list.",
  },
  call: {
    id: "call",
    title: "Have us call you",
    intro:
      "If you would rather talk it through, leave a number. We call back within one business day and report the claim with you. For something that cannot wait, call the carrier’s claim line.",
  },
} satisfies ClaimsPage;
