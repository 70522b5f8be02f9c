import { useMatches } from "react-router";

/** What a page says of itself: `export const handle: PageHandle = { hasContact: true }`. */
export type PageHandle = {
  /** It shows the contact section. */
  hasContact?: boolean;
  /** It needs no scripts, or answers a request that React's router could not make again. */
  isPlain?: boolean;
};

/** Where Contact Us leads: to the contact section of this page, or to that of the home page. */
export function useContactAddress(): string {
  const hasContact = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.hasContact,
  );
  return hasContact ? "#contact" : "/#contact";
}
