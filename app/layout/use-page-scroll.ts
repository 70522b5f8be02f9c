import { useLayoutEffect } from "react";
import {
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
} from "react-router";

/**
 * Scrolls to the top on every move between pages, to the target of a jump, and back to the old position on Back.
 * Instantly, except for jumps: the smooth scrolling of base.css is for them. Uses the router's hook instead of its
 * <ScrollRestoration>, whose inline script Trusted Types would block.
 */
export function usePageScroll(): void {
  const { pathname } = useLocation();
  // Effects run in this order: the router scrolls between the two.
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = "auto";
    // Chromium skips the style update for scrollTo(0, 0), which never needs clamping; reading scrollY forces one.
    void getComputedStyle(document.documentElement).scrollBehavior;
  }, [pathname]);
  useScrollRestoration();
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = "";
  }, [pathname]);
}
