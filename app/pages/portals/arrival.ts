/** What is known of how the visitor came to be on a page. */
export type Coming = {
  /** How the router moved to it: by a link or a form, or by the history (or not at all yet). */
  move: "POP" | "PUSH" | "REPLACE";
  /** Whether no portal page has been visited in this document before. */
  first: boolean;
  /** How the document was loaded (PerformanceNavigationTiming.type). */
  load: string | undefined;
  /** Whether the document came back from the back/forward cache. */
  restored: boolean;
};

/**
 * Whether the visitor arrives: by a link, within the site or from outside, or by the typed address. Never by Back,
 * Forward, a reload or the back/forward cache.
 */
export function isArrival({ move, first, load, restored }: Coming): boolean {
  if (move !== "POP") return true;
  return first && load === "navigate" && !restored;
}
