import { useMatches } from "react-router";
import type { PageHandle } from "#app/layout/page-types.ts";
import { usePageAddress } from "#app/ui/page-address.ts";

/**
 * Where Contact Us leads: to the contact section of this page, or of the home page, whose message then names the page
 * that the visitor comes from.
 */
export function useContactAddress(): string {
  const { pathname } = usePageAddress();
  const handles = useMatches().map(({ handle }) => handle as PageHandle);
  if (handles.some((page) => page?.hasContact)) return "#contact";
  return handles.some((page) => page?.isSubject)
    ? `/?about=${pathname.replace(/\/$/, "")}#contact`
    : "/#contact";
}
