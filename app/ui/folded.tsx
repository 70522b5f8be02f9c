import type { ReactNode } from "react";

type FoldedProps = {
  hidden: boolean;
  /** In wide windows it shows all the same. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * Hides its content until the browser finds something in it (app/document/page-script.js). An element without a role,
 * because browsers tell screen readers about the element itself.
 */
export const Folded = ({ hidden, wide, children }: FoldedProps) => (
  <div hidden={hidden} data-findable="" data-wide={wide ? "" : undefined}>
    {children}
  </div>
);
