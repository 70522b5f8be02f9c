import type { IconName } from "#app/ui/icon-names.ts";
import { figures } from "./figures.ts";
import { site } from "./site.ts";

/** What a step or a reason shows. */
type Step = { icon: IconName; title: string; text: string };

export const home = {
  title: `${site.name} | Houston, Texas`,
  description:
    "A Houston insurance brokerage for building owners, contractors, hotels, families and lenders. Compare carriers side by side, in plain words.",
  hero: {
    title: "Insurance that keeps pace with what you’re building.",
    description: `Compare ${figures.carriers.value} A-rated carriers in one place. Specialists with ${figures.experience.value} of combined experience read the fine print with you, and stay when you need to claim.`,
    figures: [
      { value: figures.carriers.value, label: figures.carriers.text },
      {
        value: figures.reviewRating.value,
        label: `${figures.reviewCount.value} Google reviews`,
      },
      {
        value: figures.experienceShort.value,
        label: figures.experienceShort.text,
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
        text: "A building, a fleet, a job, a house. We ask for the leases, contracts and loan papers that set the requirements.",
      },
      {
        icon: "search",
        title: "We take it to market",
        text: "One submission, written the way underwriters read, goes to the carriers that want this kind of risk.",
      },
      {
        icon: "scale",
        title: "You compare in one table",
        text: "Limits, deductibles and exclusions side by side, with the differences marked. You choose, and you know what you gave up.",
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
        text: "The person who knows hotels handles hotels. You talk to someone who has seen your kind of loss before.",
      },
      {
        icon: "file-search",
        title: "We read the contract first",
        text: "Leases, loan agreements and subcontracts say what your insurance must do. We mark the gaps before you sign, not after the certificate is refused.",
      },
      {
        icon: "layers",
        title: "Technology where it helps",
        text: "Schedules, certificates and quotes live in one place: a change made once is made everywhere.",
      },
      {
        icon: "gavel",
        title: "On your side of a claim",
        text: "We prepare the file, keep the calendar and speak up when an answer is late or wrong.",
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
          "It brings the same facts to many carriers and lays their answers side by side. An agent of one carrier can offer only what that one sells.",
      },
      {
        question: "What does it cost to work with you?",
        answer:
          "Usually nothing beyond the premium, which holds our commission. Where a fee applies, you agree to it in writing first.",
      },
      {
        question: "How long does a quote take?",
        answer:
          "A home or a car often takes a day or two. A building or a contractor takes longer, since underwriters ask for loss runs and schedules.",
      },
      {
        question: "Do you work outside Texas?",
        answer: "Yes. The licenses page lists our states with their numbers.",
      },
      {
        question: "Is my coverage bound when I send the form?",
        answer:
          "No. A form or an email cannot bind or change coverage. A licensed person has to confirm it in writing.",
      },
      {
        question: "How do I get a certificate of insurance?",
        answer:
          "Send us the name and address of whoever asks, and the contract’s insurance page. We check both against your policy first.",
      },
      {
        question: "Whom do I call after a loss?",
        answer:
          "Whoever can stop the damage, then the carrier’s claim line, then us. Take pictures first, and keep damaged parts and receipts.",
      },
      {
        question: "Does my policy cover flood?",
        answer:
          "Most property policies leave out rising water. Flood takes a policy of its own, bought well before the storm.",
      },
      {
        question: "What does A-rated mean?",
        answer:
          "A rating agency gave the carrier one of its upper grades for the strength to pay claims.",
      },
      {
        question: "Can you look at what I have now?",
        answer: "Yes. If nothing needs to change, we say so.",
      },
    ],
  },
} satisfies Record<string, unknown> & {
  howItWorks: { title: string; intro: string; steps: Step[] };
  apart: { title: string; reasons: Step[] };
};
