import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { painted } from "#app/ui/painted.ts";
import { isArrival } from "./arrival.ts";

/** The result of trying to open the outside page. */
export type Outcome = "opened" | "blocked" | undefined;

/** The last visit that was handled: a page is handled once, even if React runs its effects twice. */
let answered: string | undefined;

/** Opens `url` in a new tab, once, when the visitor arrives on the page. Never without scripts. */
export function useOpenOnArrival(url: string, enabled: boolean): Outcome {
  const { key } = useLocation();
  const move = useNavigationType();
  const [outcome, setOutcome] = useState<Outcome>();

  // How the document was loaded, and other tabs, are outside React. Only the arrival counts: later events on the page
  // (such as a jump to a part of it) open nothing.
  useEffect(() => {
    const first = answered === undefined;
    if (answered === key) return;
    answered = key;
    const [timing] = performance.getEntriesByType("navigation");
    const arrived = isArrival({
      move,
      first,
      load: (timing as PerformanceNavigationTiming | undefined)?.type,
      // boot.js records it, because the page may be restored before React was there.
      restored: "restored" in document.documentElement.dataset,
    });
    if (!enabled || !arrived) return;
    // The page is painted first, because a new tab takes the browser a tenth of a second. The click that led here
    // still allows it.
    void painted().then(() =>
      setOutcome(openInNewTab(url) ? "opened" : "blocked"),
    );
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return outcome;
}

/** Whether the browser opened it. With the feature "noopener", `window.open` always returns null. */
function openInNewTab(url: string): boolean {
  const tab = window.open(url, "_blank");
  if (!tab) return false;
  tab.opener = null;
  return true;
}
