import type { ComponentProps } from "react";
import { newTab } from "#content/ui/new-tab.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";
import { useWords } from "./use-words.ts";

/** A link in running text or a list that opens an outside address in a new tab. */
export function OutsideLink({ children, ...anchor }: ComponentProps<"a">) {
  const words = useWords(newTab);
  return (
    <a {...anchor} target="_blank" rel="noopener">
      {children}
      <span aria-hidden="true">&nbsp;↗</span>
      <VisuallyHidden>{` ${words.notice}`}</VisuallyHidden>
    </a>
  );
}
