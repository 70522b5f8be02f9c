import { whenIdle } from "./when-idle.ts";

/** Told to the window by the page that a visitor has moved to, once all of it has been laid out. */
export const laidOut = "laidout";

/**
 * Lets the browser leave out the parts of a page that are beyond the window: a touch is not paid for by a thousand
 * elements that nobody sees, and what moves in them stands still (docs/decisions/0022). From now on, for each page
 * that tells of itself by `laidOut`. A part is left out only at the height that it has, and again after the window got
 * another width.
 */
export function keepLayoutLight(): void {
  // In its first frame a part that is left out is not painted, so this begins with those that are a window away: no
  // scroll reaches them in that frame.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) continue;
        observer.unobserve(target);
        const part = target as HTMLElement;
        part.style.contentVisibility = "auto";
        setAnchoring(part, false);
      }
    },
    { rootMargin: "100%" },
  );
  let stop = () => {};

  const leaveOutUnseen = () => {
    stop();
    observer.disconnect();
    const rest = parts().filter(({ style }) => !style.contentVisibility);
    for (const { style } of rest)
      style.containIntrinsicBlockSize = "auto 50rem";
    // One after the other: all at once is a long task.
    const observeNext = () => {
      const part = rest.shift();
      if (!part) return;
      observer.observe(part);
      stop = whenIdle(observeNext);
    };
    stop = afterTwoFrames(observeNext);
  };

  document.addEventListener("contentvisibilityautostatechange", (event) => {
    const { target, skipped } = event as ContentVisibilityAutoStateChangeEvent;
    const part = target as HTMLElement;
    if (part.style.contentVisibility) setAnchoring(part, !skipped);
  });
  leaveOutUnseen();
  addEventListener(laidOut, leaveOutUnseen);
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    for (const part of parts()) {
      part.style.contentVisibility = "";
      setAnchoring(part, true);
    }
    leaveOutUnseen();
  });
}

/** What a page is made of, one below the other. */
const parts = () => [
  ...document.querySelectorAll<HTMLElement>("main > *, body > footer"),
];

/**
 * Whether a browser may hold the page's place by what is in a part: Firefox 140 does so by what it leaves out too, and
 * misses the place of a jump by hundreds of pixels.
 */
function setAnchoring(part: HTMLElement, allowed: boolean) {
  part.style.overflowAnchor = allowed ? "" : "none";
}

/** The browser keeps a part's height at the end of a frame. Returns what takes the call back. */
function afterTwoFrames(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
