import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import styles from "./light-layout.module.css";

/**
 * Lets the browser leave out the parts of a page that are beyond the window: a touch is answered, and a page that is
 * moved to shown, in half the time (docs/decisions/0022). A part is left out only at the height that it has: each is
 * laid out once, when the browser is idle, and again where the window gets another width. Until then a page that is
 * moved to at its top does with guesses; one that is come back to, or jumped into, is laid out as a whole first.
 */
export function useLightLayout(): void {
  const { pathname, hash } = useLocation();
  const isMoveToTop = useNavigationType() !== "POP" && !hash;

  // What the browser skips is outside React.
  useLayoutEffect(() => {
    const main = document.querySelector("main");
    if (!main) return;
    main.classList.add(styles.measured!);
    layOut(main);
    main.classList.toggle(styles.arriving!, isMoveToTop);
    return skipUnseenSoon(main);
    // Only a new page has new parts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);

  useEffect(() => {
    let width = innerWidth;
    let cancel = () => {};
    const measureAgain = () => {
      const main = document.querySelector("main");
      if (!main || innerWidth === width) return;
      width = innerWidth;
      cancel();
      layOut(main);
      cancel = skipUnseenSoon(main);
    };
    addEventListener("resize", measureAgain);
    return () => {
      removeEventListener("resize", measureAgain);
      cancel();
    };
  }, []);
}

/** Lays out all of a page. */
function layOut(main: HTMLElement): void {
  main.classList.remove(styles.arriving!);
  for (const part of main.children) part.classList.remove(styles.skipped!);
}

/**
 * Lays out all of a page once the browser is idle, and then lets it leave out what is beyond the window: what is in it
 * would be gone for a frame. Returns how to stop it.
 */
function skipUnseenSoon(main: HTMLElement): () => void {
  let frame: number;
  const stop = whenIdle(() => {
    layOut(main);
    // Heights are noted at the end of a frame.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const unseen = [...main.children].filter(isUnseen);
        for (const part of unseen) part.classList.add(styles.skipped!);
      });
    });
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

function isUnseen(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

/** Calls back when the browser has nothing else to do; a moment after the paint where it does not tell (WebKit). */
function whenIdle(callback: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback);
  return () => cancelIdleCallback(id);
}
