import type { IconName } from "#app/ui/icon-names.ts";
import { claims } from "./claims.ts";

/** What a step or a reason shows. */
type Step = { icon: IconName; title: string; text: string };

export const home = {
  title: "Sabine Ridge Insurance | Houston, Texas",
  description:
    "A Houston insurance brokerage for building owners, contractors, hotels, families and lenders. Compare carriers side by side, in plain words.",
  hero: {
    title: "Insurance that keeps pace with what you’re building.",
    description: `Compare ${claims.carriers.value} A-rated carriers in one place. Specialists with ${claims.experience.value} of combined experience read the fine print with you, and stay when you need to claim.`,
    figures: [
      { value: claims.carriers.value, label: claims.carriers.text },
      {
        value: claims.reviewRating.value,
        label: `${claims.reviewCount.value} Google reviews`,
      },
      {
        value: claims.experienceShort.value,
        label: claims.experienceShort.text,
      },
    ],
  },
  howItWorks: {
    title: "How it works",
    intro: "Four steps from a first call to a policy you have read.",
    steps: [
      {
        icon: "message",
        title: "Tell us what you have",
        text: "A building, a fleet, a job, a house. We ask for the leases, contracts and loan papers that set the requirements, and for the claims of past years.",
      },
      {
        icon: "search",
        title: "We take it to market",
        text: "One submission, written the way underwriters read, goes to the carriers that want this kind of risk. The ones that do not are left out.",
      },
      {
        icon: "scale",
        title: "You compare in one table",
        text: "Limits, deductibles and exclusions side by side, with the differences marked and explained. You choose, and you know what you gave up.",
      },
      {
        icon: "life-buoy",
        title: "We stay for the year",
        text: "Certificates, changes, audits, claims and the renewal: the same people answer, and they know the file.",
      },
    ],
  },
  compare: {
    title: "Search and compare, line by line",
    text: "Two quotes with the same premium can pay for very different things. We put what counts in one table, so that the cheaper one is cheaper for a reason that you can see.",
    note: "An example with invented quotes for an apartment building. Not an offer.",
    columns: ["Quote A", "Quote B", "Quote C"],
    rows: [
      {
        term: "Roof after hail",
        values: ["Replacement cost", "Actual cash value", "Replacement cost"],
      },
      {
        term: "Wind and hail deductible",
        values: ["Percent of building", "Flat amount", "Percent of building"],
      },
      {
        term: "Lost rents",
        values: ["Actual loss", "Monthly limit", "Actual loss"],
      },
      {
        term: "Ordinance or law",
        values: ["Included", "Left out", "Included"],
      },
      {
        term: "Rising water",
        values: ["Separate policy", "Separate policy", "Sublimit inside"],
      },
    ],
  },
  apart: {
    title: "What sets us apart",
    reasons: [
      {
        icon: "users",
        title: "A team of specialists",
        text: "The person who knows hotels handles hotels. You talk to someone who has seen your kind of loss before, not to a queue.",
      },
      {
        icon: "file-search",
        title: "We read the contract first",
        text: "Leases, loan agreements and subcontracts say what your insurance must do. We mark the gaps before you sign, not after the certificate is refused.",
      },
      {
        icon: "layers",
        title: "Technology where it helps",
        text: "Schedules, certificates and quotes live in one place, so that a change made once is made everywhere and nobody types it twice.",
      },
      {
        icon: "gavel",
        title: "On your side of a claim",
        text: "We prepare the file, keep the calendar and speak up when an answer is late or wrong. The carrier adjusts; we see that it is done on the facts.",
      },
    ],
  },
  specialties: {
    title: "Specialists, not generalists",
    tabs: {
      commercial: "Commercial",
      personal: "Personal",
      services: "Services",
    },
  },
  faq: {
    title: "Frequently asked questions",
    questions: [
      {
        question: "What does a broker do that a carrier’s own agent does not?",
        answer:
          "A broker works for you across many carriers. We bring the same facts to each of them, lay their answers side by side and explain the differences. An agent of a single carrier can offer only what that carrier sells.",
      },
      {
        question: "What does it cost to work with you?",
        answer:
          "Usually nothing beyond the premium: the carrier pays us a commission that is part of it. Where a fee applies, you see it in writing and agree to it before we start. The page on how we are paid says more.",
      },
      {
        question: "How long does a quote take?",
        answer:
          "A home or a car can often be quoted within a day or two. A building or a contractor’s program takes longer, because underwriters ask for loss runs, schedules and inspections. We tell you at the start what is missing and who is waiting for it.",
      },
      {
        question: "Do you work outside Texas?",
        answer:
          "Yes. We are based in Houston and hold licenses in other states as well. The licenses page lists them with their numbers. Some products are not sold in every state.",
      },
      {
        question: "Is my coverage bound when I send the form?",
        answer:
          "No. A form, an email or a voice message cannot bind, change or cancel coverage. A licensed person has to confirm it in writing, and you receive the binder or the endorsement as proof.",
      },
      {
        question: "How do I get a certificate of insurance?",
        answer:
          "Send us the name and address of whoever asks for it and, if there is one, the insurance page of the contract. We check the request against your policy first, since a certificate cannot promise what the policy does not hold.",
      },
      {
        question: "Whom do I call after a loss?",
        answer:
          "First whoever can stop the damage, then the carrier’s claim line, which answers day and night, then us. Take pictures before anything is moved, keep damaged parts, and keep every receipt.",
      },
      {
        question: "Does my policy cover flood?",
        answer:
          "Most property and homeowners policies leave out rising water. Flood is insured by a policy of its own, from the federal program or a private carrier, and it usually has to be in place well before the storm.",
      },
      {
        question: "What does A-rated mean?",
        answer:
          "Rating agencies publish opinions on whether a carrier can pay its claims. A-rated means that an agency gave one of its upper grades. Ratings change, so we show the agency and the date with each proposal.",
      },
      {
        question: "Can you look at what I have now without a change of broker?",
        answer:
          "Yes. Send us the policies and we tell you what we would ask about. If nothing needs to change, we say that too.",
      },
    ],
  },
} satisfies Record<string, unknown> & {
  howItWorks: { title: string; intro: string; steps: Step[] };
  apart: { title: string; reasons: Step[] };
};
