import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { hasMoved } from "./failed-moves.ts";

/**
 * Shows the site's fonts from the next page on if they came too late for the first one, which keeps the device's own
 * so that no text moves (`font-display: optional`, docs/decisions/0046).
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  // The browser's fonts are outside React. Before the paint, so the new page has them from its first frame on.
  useLayoutEffect(() => {
    const sheet = document.querySelector("style")?.sheet;
    if (!sheet || !hasMoved() || !haveArrived()) return;
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const { cssText } = rule;
      if (!cssText.includes("optional")) continue;
      // A new rule, because Firefox cannot change one.
      sheet.deleteRule(index);
      sheet.insertRule(cssText.replace("optional", "swap"), index);
    }
  }, [pathname]);
}

/** Fonts that are still on their way would move the next page's text. */
function haveArrived(): boolean {
  const late = [...document.fonts].filter(
    (face) => face.display === "optional",
  );
  return late.length > 0 && late.every(({ status }) => status === "loaded");
}
