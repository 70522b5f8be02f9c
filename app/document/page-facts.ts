import { createContext, use } from "react";

/** What a page shows of itself. Structured data, share pictures and lists of pages say nothing else. */
export type ShownFacts = {
  /** The words of its h1. */
  heading?: string;
  /** Stands small above its h1. */
  label?: string | undefined;
  /** The pages above it, and its own name in the breadcrumb. Home has neither. */
  crumbs?: readonly { label: string; path: string }[];
  name?: string;
  /** Name of the scene of its first picture. */
  scene?: string | undefined;
};

/** Where a page that is rendered notes its facts. Only the server gives a place. */
export const NotedFacts = createContext<ShownFacts | undefined>(undefined);

/** For the component that shows them. */
export function useNotedFacts(facts: ShownFacts): void {
  const noted = use(NotedFacts);
  if (noted) Object.assign(noted, facts);
}
