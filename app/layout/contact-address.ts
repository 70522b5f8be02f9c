import { useLocation, useMatches } from "react-router";

/** Facts about a page for the layout: `export const handle: PageHandle = { hasContact: true }`. */
export type PageHandle = {
  /** It shows the contact section. */
  hasContact?: boolean;
  /** Contact Us on it begins a message about it. Its address is one of `familyPages`. */
  isSubject?: boolean;
  /** It needs no scripts, or answers a request that React's router could not repeat. */
  isPlain?: boolean;
};

/**
 * Where Contact Us leads: to the contact section of this page, or of the home page, whose message then names the page
 * that the visitor comes from.
 */
export function useContactAddress(): string {
  const { pathname } = useLocation();
  const handles = useMatches().map(({ handle }) => handle as PageHandle);
  if (handles.some((page) => page?.hasContact)) return "#contact";
  return handles.some((page) => page?.isSubject)
    ? `/?about=${pathname.replace(/\/$/, "")}#contact`
    : "/#contact";
}
