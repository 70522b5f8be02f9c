import { useEffect, useState } from "react";
import { painted } from "#app/ui/painted.ts";

/** The result of trying to open the outside page. */
export type Outcome = "opened" | "blocked" | undefined;

/**
 * Opens `url` in a new tab, once, when the visitor arrives by a link or a typed address. Never by Back, Forward, a
 * reload or the back/forward cache, and never without scripts.
 */
export function useOpenOnArrival(url: string, enabled: boolean): Outcome {
  const [outcome, setOutcome] = useState<Outcome>();

  // How the document was loaded, and other tabs, are outside React.
  useEffect(() => {
    const [timing] = performance.getEntriesByType("navigation");
    const { type } = timing as PerformanceNavigationTiming;
    // The page's script records that it was restored, because that may be before React was there.
    const isRestored = "restored" in document.documentElement.dataset;
    if (!enabled || type !== "navigate" || isRestored) return;
    // The page is painted first, because a new tab takes the browser a tenth of a second.
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
