import { useMatches } from "react-router";
import type { PageHandle } from "#app/layout/page-types.ts";
import { usePageAddress } from "#app/ui/page-address.ts";

/**
 * Where Contact Us leads: to the contact section of this page, or of the home page, whose message then names the page
 * that the visitor comes from.
 */
export function useContactAddress(): string {
  const form = useContactForm();
  const handles = useMatches().map(({ handle }) => handle as PageHandle);
  if (handles.some((page) => page?.hasContact)) return "#contact";
  return handles.some((page) => page?.isSubject) ? form : "/#contact";
}

/** The form on the home page, with a message that names this page. */
export function useContactForm(): string {
  const { pathname } = usePageAddress();
  return `/?about=${pathname.replace(/\/$/, "")}#contact`;
}
