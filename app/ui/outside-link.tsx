import type { ComponentProps } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A link in running text or a list that opens an outside address in a new tab. */
export function OutsideLink({ children, ...anchor }: ComponentProps<"a">) {
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      <span aria-hidden="true">&nbsp;↗</span>
      <VisuallyHidden> (opens in new tab)</VisuallyHidden>
    </a>
  );
}
