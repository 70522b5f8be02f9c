import { useMatches } from "react-router";

/** A page that shows the contact section says so: `export const handle: PageHandle = { hasContact: true }`. */
export type PageHandle = { hasContact?: boolean };

/** Where Contact Us leads: to the contact section of this page, or to that of the home page. */
export function useContactAddress(): string {
  const hasContact = useMatches().some(
    ({ handle }) => (handle as PageHandle | undefined)?.hasContact,
  );
  return hasContact ? "#contact" : "/#contact";
}
