import { site } from "./site.ts";
/** Words of the three index pages. Their cards come from the pages themselves. */
export const indexes = {
  industry: {
    name: "Commercial",
    title: `Commercial Insurance by Industry | ${site.shortName}`,
    description:
      "Fourteen industries, each with the exposures, coverages and questions that its operators bring to a broker. Find yours and start there.",
    hero: {
      title: "Commercial insurance, by the work you do.",
      subtitle: "Fourteen industries",
      description:
        "A crane, a kitchen and a clinic fail in different ways. Choose your industry to see what its policies pay for, what they leave out, and what to ask.",
    },
    finder: {
      label: "Use the coverage finder",
      path: "/coverage-finder?for=business",
    },
    picture: "industry",
  },
  personal: {
    name: "Personal",
    title: `Personal Insurance for Texas Families | ${site.shortName}`,
    description:
      "Home, auto, condo, flood, life and more: what each personal policy is for, what it leaves out, and the questions to ask before you sign.",
    hero: {
      title: "Personal insurance for the life around your front door.",
      subtitle: "Nine lines for families",
      description:
        "Each line below says in plain words what it pays for and where it stops. Most families need three or four of them, and need those to fit together.",
    },
    finder: {
      label: "Use the coverage finder",
      path: "/coverage-finder?for=home",
    },
    picture: "personal",
  },
  services: {
    name: "Services",
    title: `Insurance Services for Owners | ${site.shortName}`,
    description:
      "Property programs, claims advocacy, loss control, risk financing and advice for private clients: what each service does and who it is for.",
    hero: {
      title: "Services for those who answer for a property.",
      subtitle: "What we do beside the policy",
      description:
        "A policy is one tool among several. These are the others: how to prevent a loss, how to carry part of it yourself, and how to be paid for the rest.",
    },
    finder: {
      label: "Use the coverage finder",
      path: "/coverage-finder",
    },
    picture: "services",
  },
} as const;
