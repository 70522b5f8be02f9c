import type { Service } from "#app/content/service-schema.ts";
import { site } from "../site.ts";

export default {
  name: "Claims Advocacy",
  path: "commercial-property/claims-advocacy",
  title: `Claims Advocacy for Policyholders | ${site.shortName}`,
  description:
    "What your broker does after a loss: reporting, records, reading the policy, following the carrier’s file, and asking for a written reason when the answer is no.",
  summary:
    "Help from your broker after a loss: notice, records, policy wording and follow-up with the carrier.",
  hero: {
    title: "Claims advocacy that reads the policy with you.",
    subtitle: "After the fire, the hail or the lawsuit",
    description:
      "A large claim may come once in an owner’s career. The carrier’s adjuster handles them every week. We know the policy, keep the record with you, and help you keep pace.",
  },
  sections: [
    {
      kind: "prose",
      id: "role",
      title: "What an advocate does, and what we leave to others",
      paragraphs: [
        "The carrier’s adjuster investigates the loss and the carrier decides what it owes. We know the policy, because we placed it, and we know how a claim file moves. So we help you report the loss properly, keep the record straight, and ask for answers in writing.",
        "We are a broker. We do not adjust losses, set their value, or settle claims, and we are not public adjusters or attorneys. If you want someone to act for you in a dispute, a lawyer can do that, and on a property claim so can a licensed public adjuster. Ask either one for the fee and the scope in writing before you sign.",
      ],
    },
    {
      kind: "steps",
      id: "steps",
      title: "Seven steps through a claim",
      intro:
        "Small claims skip some of these. A burned warehouse or a serious injury uses all of them.",
      list: [
        {
          title: "Report the loss",
          text: "We help you give notice under every policy that might respond, umbrella included. Late notice can give a carrier reason to contest a plain claim.",
        },
        {
          title: "Protect what is left",
          text: "Policies expect reasonable steps to stop further damage. Tarp the roof, shut the valve, keep the receipts, and keep the damaged parts.",
        },
        {
          title: "Read the policy",
          text: "Together we find the coverage parts, the deductible, the sublimits and the deadlines, including any limit on when suit may be filed.",
        },
        {
          title: "Build the record",
          text: "Photographs, inventories, invoices, payroll, sales by month. A business income claim rests on books that show what you would have earned.",
        },
        {
          title: "Meet the adjuster",
          text: "We help you prepare for the site visit: what to have open, who should attend, and which rooms and roof slopes not to miss.",
        },
        {
          title: "Follow the file",
          text: "We keep a list of open items and who owes each one, and ask the carrier for status so that you can run your business.",
        },
        {
          title: "Answer the decision",
          text: "If payment is short or denied, we ask which policy words the carrier relies on, and bring your questions to its claims management.",
        },
      ],
    },
    {
      kind: "prose",
      id: "clocks",
      title: "Clocks that start on the day of the loss",
      paragraphs: [
        "Some run against the carrier. Texas law sets deadlines for acknowledging most first-party claims, asking for what is needed, and accepting or rejecting them in writing. The first one starts with your notice, so keep proof of when you gave it and of everything you sent.",
        "Others run against you. Replacement cost policies commonly pay actual cash value first and hold back the depreciation until repairs are done, within a set time. A proof of loss may be due soon after the carrier asks for it. A claims-made liability policy can require that the claim be reported before the policy, or its extended reporting period, ends.",
        "For a liability claim, send us the letter or the lawsuit papers as soon as they arrive. Do not admit fault, promise payment or sign anything first. The policy usually gives the carrier the right to defend, and it may refuse to reimburse a payment you made on your own.",
      ],
    },
    {
      kind: "names",
      id: "audiences",
      title: "Clients who lean on this service",
      list: [
        "Building owners after hail, fire or freeze",
        "Property managers with several carriers",
        "Contractors facing a defect claim",
        "Restaurants and hotels closed for repairs",
        "Manufacturers with a line down",
        "Fleet owners after a serious crash",
        "Non-profits without a risk manager",
        "Private clients with a damaged home",
      ],
    },
    {
      kind: "icons",
      id: "differentiators",
      title: "Why the broker should stay in the room",
      list: [
        {
          icon: "file-check",
          title: "We know the wording",
          text: "We compared the forms when you bought them, and keep notes of what you asked for and why. After a loss, that is where we begin.",
        },
        {
          icon: "message",
          title: "One thread, in writing",
          text: "Calls with the carrier are followed by a short email: what was said, what is due, by whom. Months later, that trail matters.",
        },
        {
          icon: "compass",
          title: "Honest about weak claims",
          text: "If an exclusion plainly applies, we say so early. You then decide with clear facts whether to spend more time or hire counsel.",
        },
      ],
    },
    {
      kind: "prose",
      id: "consultation",
      title: "Talking through a loss with us",
      paragraphs: [
        "Call the office or write to us through the contact form. Have the policy number, the date and address of the loss, and a few photographs at hand. If anyone is hurt, or the building is unsafe, call emergency services first and us afterward.",
        "Clients of the brokerage can ask for a claims consultation at any point: before reporting, when the adjuster’s estimate arrives, or once a letter says no. If another broker placed the policy, that broker should be your first call. We can still go over how the coverage was arranged and what to change at renewal.",
      ],
    },
  ],
  closing: {
    title: "Before the next loss",
    text: "Keep the policy, a list of contacts, recent photographs of each building and a backup of your books somewhere other than the building. It is an afternoon’s work, and the first week of a claim goes better for it.",
  },
  related: [
    "/services/commercial-property",
    "/services/commercial-property/loss-control",
    "/services/risk-management",
  ],
} satisfies Service;
