import type { Wordmark } from "./wordmarks.ts";

/** The partners of the home page. Each mark is a view of /images/partners.svg, by its id. */
export const partnerMarks: readonly (Wordmark & { id: string })[] = [
  { id: "group-22", name: "Group 22", sign: "square", face: "sans" },
  { id: "partner-1", name: "Partner 1", sign: "ring", face: "serif" },
  { id: "naiop", name: "NAIOP", sign: "bars", face: "sans" },
  {
    id: "northmarq-capital",
    name: "Northmarq Capital",
    sign: "peak",
    face: "sans",
  },
  {
    id: "unnamed-partner",
    name: "Unnamed Partner",
    sign: "arch",
    face: "sans",
  },
];
