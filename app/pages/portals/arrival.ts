/** How the visitor came to be on a page. */
export type Coming = {
  /** The router's navigation type: a link or a form, or the history (or none yet). */
  move: "POP" | "PUSH" | "REPLACE";
  /** Whether no portal page has been visited in this document before. */
  first: boolean;
  /** How the document was loaded (PerformanceNavigationTiming.type). */
  load: string | undefined;
  /** Whether the document came back from the back/forward cache. */
  restored: boolean;
};

/**
 * Whether this is an arrival: by a link, within the site or from outside, or by a typed address. Never by Back,
 * Forward, a reload or the back/forward cache.
 */
export function isArrival({ move, first, load, restored }: Coming): boolean {
  if (move !== "POP") return true;
  return first && load === "navigate" && !restored;
}
