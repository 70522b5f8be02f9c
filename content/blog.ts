import { site } from "./site.ts";
/** The subjects that articles are sorted into, in the order of the buttons on /blog. */
export const blogCategories = [
  { id: "claims", label: "Claims" },
  { id: "customer-experience", label: "Customer experience" },
  { id: "disability-insurance", label: "Disability insurance" },
  { id: "long-term-care-insurance", label: "Long-term care insurance" },
] as const;

/** Words of /blog. */
export const blog = {
  name: "Blog",
  title: `Insurance Questions, Answered | ${site.shortName} Blog`,
  description:
    "Plain answers on claims, certificates, deductibles, disability and long-term care insurance, written by the people who handle them.",
  hero: {
    title: "Questions we hear, answered in full.",
    subtitle: "The blog",
    description:
      "Claims, renewals and the small print, in plain words and with sources.",
  },
  picture: "blog",
  /** Begins the names of articles in the feed. It never changes, wherever the site moves (RFC 4151). */
  feedAuthority: "sabineridge.example,2025",
} as const;
