import type { Careers } from "#app/content/careers-schema.ts";
import { figures } from "./figures.ts";
import { site } from "./site.ts";

export default {
  name: "Careers",
  title: `Careers at ${site.name} | Houston`,
  description:
    "Work where your name is on the file. Open roles for account managers, producers and specialists at an insurance brokerage in Houston.",
  hero: {
    title: "Careers for people who finish what they start.",
    subtitle: "Work with us",
    description:
      "Clients here know the person who answers for their policy. If you would like that person to be you, look at the open roles.",
  },
  stuck: {
    title: "Feeling stuck at a big firm?",
    paragraphs: [
      "Large brokerages teach a great deal. They also cut the work into small pieces: one desk quotes, another issues certificates, a third answers the claim call, and nobody sees the whole account. After a few years you know one piece very well and wonder when the rest begins.",
      "Here one person holds the file from the first submission to the renewal, with specialists beside them. You hear how the claim ended. You see why the underwriter said no. That is how people in this trade get good at it.",
    ],
    signs: [
      "Your accounts are reassigned each time a region is redrawn.",
      "You are measured on tickets closed, and clients know the queue, not you.",
      "The next title depends on a vacancy and not on what you can do.",
      "You have an idea for a client and no one with the time to hear it.",
    ],
  },
  whyJoin: {
    title: "Why join us",
    cards: [
      {
        icon: "users",
        title: "Whole accounts",
        text: "You keep the same clients from year to year and see each account from end to end: marketing, service, claims and renewal.",
      },
      {
        icon: "compass",
        title: "Specialists at hand",
        text: "Construction, hospitality, flood, private client: the person who knows sits a few steps away and picks up the phone.",
      },
      {
        icon: "sprout",
        title: "A plan in writing",
        text: `Every new colleague starts with a ${figures.careerPlan.value} success plan, and has growth sessions each quarter after that.`,
      },
      {
        icon: "wrench",
        title: "Tools that save retyping",
        text: "One record feeds the submission, the comparison and the certificate. Time goes into reading contracts and calling clients.",
      },
    ],
  },
  plan: {
    title: "Your career development plan",
    intro:
      "Four steps, agreed with the person you report to and written down on your first day.",
    steps: [
      {
        when: "First day",
        title: "Settle in",
        text: "A desk, your systems, a mentor from another team, and a list of the accounts you will sit in on. Nobody hands you a phone and a script.",
      },
      {
        when: `The ${figures.careerPlan.value} success plan`,
        title: "Learn the files",
        text: `A ${figures.careerPlan.value} plan with a goal for every few weeks: which accounts you know, which forms you can read alone, which licenses or courses come next.`,
      },
      {
        when: "Every quarter",
        title: "Grow on purpose",
        text: "Quarterly growth sessions, an hour each, about you and not about the pipeline: what went well, what you want to try, and what we owe you for it.",
      },
      {
        when: "Every year",
        title: "Choose your track",
        text: "Deepen a specialty, lead people, or build a book of your own. You can change tracks, and the review says what the change would take.",
      },
    ],
  },
  tracks: {
    title: "Three career tracks",
    intro: "Three ways to grow here. You choose one, and you can choose again.",
    list: [
      {
        title: "Expert",
        description:
          "For those who want to know one field better than anyone in the room.",
        features: [
          "A specialty of your own, such as wind, surety or habitational risk",
          "Designation courses and exams paid for by the firm",
          "A seat in the meeting whenever your field is on the table",
        ],
      },
      {
        title: "Leadership",
        description:
          "For those who make the people around them better at the work.",
        features: [
          "A small team first, with a coach who has led one",
          "A say in hiring, workloads and how the work is done",
          "Training in feedback, hard talks and budgets",
        ],
      },
      {
        title: "Producer",
        description:
          "For those who like to find clients and then keep their promises.",
        features: [
          "A written path from a salary to a book of business",
          "Service staff and specialists behind you from your first account",
          "A market you choose, and time to learn how it earns its money",
        ],
      },
    ],
  },
  whoThrives: {
    title: "Who thrives here",
    intro: "Degrees and earlier titles vary. These habits do not.",
    bullets: [
      "You read the endorsement, not the summary of it.",
      "You call back when you said you would, also with bad news.",
      "You ask what a client’s business does before you ask what it needs.",
      "You say “I do not know yet” and find out by the afternoon.",
      "You would rather fix the process than work around it twice.",
    ],
  },
  testimonials: {
    title: "From the team",
    list: [
      {
        quote:
          "In my first spring here I followed one hail claim from the roof to the check. At my last firm I would have seen one form of it.",
        author: "Rosa",
        role: "Account manager, real estate",
        sample: true,
      },
      {
        quote:
          "My growth sessions are on the calendar before the sales meeting is. It is a small thing, and it told me where I work.",
        author: "Marcus",
        role: "Producer, construction",
        sample: true,
      },
    ],
  },
  closing: {
    title: "Ready to Flourish?",
    text: "The open roles are on our job board. If none fits and you think we should talk, write to us on LinkedIn and say why.",
    notice:
      "We hire without regard to race, color, religion, sex, pregnancy, national origin, age, disability, genetic information, veteran status or any other status that the law protects. If you need an adjustment to apply or to interview, tell us and we arrange it.",
  },
} satisfies Careers;
