import { createContext, use } from "react";

/** Facts that a page shows about itself. Structured data, share pictures and lists of pages contain nothing else. */
export type ShownFacts = {
  /** The text of its h1. */
  heading?: string;
  /** The small text above its h1. */
  label?: string | undefined;
  /** The pages above it, and its own name in the breadcrumb. Home has neither. */
  crumbs?: readonly { label: string; path: string }[];
  name?: string;
  /** The scene name of its first picture. */
  scene?: string | undefined;
};

/** Where a rendered page notes its facts. Only the server provides it. */
export const NotedFacts = createContext<ShownFacts | undefined>(undefined);

/** For the component that shows them. */
export function useNotedFacts(facts: ShownFacts): void {
  const noted = use(NotedFacts);
  if (noted) Object.assign(noted, facts);
}
