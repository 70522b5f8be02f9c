import { useMatches } from "react-router";

/** Facts about a page for the layout: `export const handle: PageHandle = { hasContact: true }`. */
export type PageHandle = {
  /** It shows the contact section. */
  hasContact?: boolean;
  /** It needs no scripts, or answers a request that React's router could not repeat. */
  isPlain?: boolean;
};

/** Where Contact Us leads: to the contact section of this page, or of the home page. */
export function useContactAddress(): string {
  const hasContact = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.hasContact,
  );
  return hasContact ? "#contact" : "/#contact";
}
