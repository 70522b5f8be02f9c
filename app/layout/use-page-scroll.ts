import { useLayoutEffect } from "react";
import {
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
} from "react-router";

/**
 * Scrolls to the top on every move between pages, to its part at a jump, and back to where the visitor was on Back. At
 * once, but for jumps: the smooth scrolling of base.css is for them.
 * The router's hook and not its <ScrollRestoration>, which writes an inline script that Trusted Types would stop.
 */
export function usePageScroll(): void {
  const { pathname } = useLocation();
  // Effects run in this order: the router scrolls between the two.
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = "auto";
    // Chromium skips the style update for scrollTo(0, 0), which never needs clamping; reading it forces one.
    void getComputedStyle(document.documentElement).scrollBehavior;
  }, [pathname]);
  useScrollRestoration();
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = "";
  }, [pathname]);
}
