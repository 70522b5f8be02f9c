import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { hasMoved } from "./failed-moves.ts";

/**
 * Shows the site's fonts from the next page on if they came too late for the first one, which keeps the device's own
 * so that no text moves (`font-display: optional`, docs/decisions/0046).
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const isDone = useRef(false);
  // The browser's fonts are outside React. Before the paint, so the new page has them from its first frame on.
  useLayoutEffect(() => {
    if (isDone.current || !hasMoved() || !haveArrived()) return;
    isDone.current = true;
    for (const rule of document.querySelector("style")?.sheet?.cssRules ?? [])
      if (rule instanceof CSSFontFaceRule)
        rule.style.setProperty("font-display", "swap");
  }, [pathname]);
}

/** Fonts that are still on their way would move the next page's text. */
const haveArrived = () =>
  [...document.fonts].every(
    ({ display, status }) => display !== "optional" || status === "loaded",
  );
