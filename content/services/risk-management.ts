import type { Service } from "#app/content/service-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Risk Management",
  path: "risk-management",
  title: `Risk Management Advice for Business | ${site.shortName}`,
  description:
    "Seven kinds of advice from your broker beyond the policy: exposure lists, contract review, retentions, vendor certificates, continuity and renewal planning.",
  summary:
    "Advice on contracts, retentions, vendors and plans for companies without a risk manager on the payroll.",
  hero: {
    title: "Risk management you can put in writing.",
    subtitle: "For the risks a policy leaves with you",
    description:
      "Insurance answers some risks. Contracts, cash, training and plain avoidance answer the rest. We help you decide which is which and write it down where people will find it.",
  },
  sections: [
    {
      kind: "prose",
      id: "start",
      title: "Four answers to any risk",
      paragraphs: [
        "You can avoid it: stop renting the bounce house. You can reduce it: put a camera on the loading bay. You can pass it on, through a contract or a policy. Or you can keep it on purpose, with the cash set aside. Trouble comes from a fifth answer, keeping a risk without knowing it.",
        "Many mid-sized companies have no one whose job this is. It falls to a controller with a renewal due and a stack of vendor contracts. Our advisory work takes that stack off the desk in pieces, beginning with whichever piece could hurt you most.",
      ],
    },
    {
      kind: "icons",
      id: "features",
      title: "Seven things we do beside the policy",
      list: [
        {
          icon: "layers",
          title: "Exposure inventory",
          text: "A plain register of what you own, do, sell, promise and drive, with what could go wrong and who inside the company owns it.",
        },
        {
          icon: "file-search",
          title: "Contract insurance review",
          text: "Before you sign, we compare the insurance article of a lease or contract with your policies and list what they cannot meet.",
        },
        {
          icon: "umbrella",
          title: "Coverage comparison",
          text: "All your policies read together: definitions, exclusions, retroactive dates and the places where two policies each point to the other.",
        },
        {
          icon: "scale",
          title: "Retention study",
          text: "Higher deductibles against the premium they save, tested on your own losses and on one bad year you have not had yet.",
        },
        {
          icon: "badge-check",
          title: "Vendor certificates",
          text: "Requirements by type of vendor, a routine for collecting proof, and requests for the endorsement itself where a certificate is not enough.",
        },
        {
          icon: "life-buoy",
          title: "Continuity planning",
          text: "The first hour, day and week after a fire, a flood or a locked-up computer system, written for the people on shift.",
        },
        {
          icon: "clock",
          title: "Renewal calendar",
          text: "Dates for data, carrier meetings, quotes and decisions, set months ahead, so that the last week before expiration is left for signatures.",
        },
      ],
    },
    {
      kind: "prose",
      id: "certificates",
      title: "Contracts and certificates, where most gaps hide",
      paragraphs: [
        "A certificate of insurance is evidence of a policy on the day it was printed. In Texas it may not alter or extend the coverage, and it confers no rights on the person who holds it. If your contract calls for additional insured status, a waiver of subrogation or primary and noncontributory wording, what counts is the endorsement on the vendor’s policy. We tell you when to ask for the page itself.",
        "The same reading protects you in the other direction. A clause may ask for a limit you do not carry, an indemnity wider than your policy follows, or a notice of cancellation that few carriers will promise. Texas also limits certain indemnity clauses in construction contracts. Whether a clause holds is a question for your attorney. Whether your policy can answer it is one for us.",
      ],
    },
    {
      kind: "cards",
      id: "beneficiaries",
      title: "Who in your company gains from it",
      list: [
        {
          title: "Owners and boards",
          text: "See the handful of events that could threaten the company, what has been done about each, and what was left uninsured by choice.",
        },
        {
          title: "Controllers and finance chiefs",
          text: "Can budget for premium and retained losses early, and answer a lender’s or an auditor’s insurance questions from one file.",
        },
        {
          title: "Operations managers",
          text: "Get rules that fit the floor, the truck and the job site, with a reason attached to each.",
        },
        {
          title: "Human resources",
          text: "Gains a clear route for reporting injuries, employment complaints and driver problems before they become late notices.",
        },
        {
          title: "In-house and outside counsel",
          text: "Receive policy wording and contract comparisons in order, so that their hours go to law and not to searching.",
        },
      ],
    },
    {
      kind: "steps",
      id: "year",
      title: "A working year",
      intro:
        "The order can change. The rhythm is what keeps the work from becoming a binder on a shelf.",
      list: [
        {
          title: "After renewal",
          text: "Check issued policies against what was ordered, correct errors, and load the new limits into contract and certificate templates.",
        },
        {
          title: "Second quarter",
          text: "Walk through the register with department heads. New products, sites, vehicles and contracts go in; finished items come out.",
        },
        {
          title: "Midyear",
          text: "Review open claims and reserves with the carrier, run a tabletop drill of one event, and fix what the drill shows.",
        },
        {
          title: "Before renewal",
          text: "Update values, payroll and sales, decide on retentions, and agree on which carriers should see the submission and what it should say.",
        },
      ],
    },
    {
      kind: "names",
      id: "reasons",
      title: "Reasons companies call us about this",
      list: [
        "A customer’s contract nobody can meet",
        "A claim that fell between two policies",
        "A lender’s new insurance covenant",
        "Growth into another state",
        "An acquisition or a sale ahead",
        "Premium rising faster than sales",
        "A near miss that scared everyone",
        "A risk manager who retired",
      ],
    },
  ],
  action: "Schedule a Consultation",
  closing: {
    title: "Pick the one risk that bothers you",
    text: "A first conversation needs no data room. Tell us what you would not want to explain to your board, and we will work out which of the four answers fits.",
  },
  related: [
    "/services/commercial-property/loss-control",
    "/services/commercial-property/alternative-risk-financing",
    "/services/benchmark-network",
  ],
} satisfies Service;
