/** What the visitor reads: the point at this part of the element's height is this far down the window, of 1. */
type Place = { element: Element; part: number; line: number };

let place: Place | undefined;
/** Of the page: innerWidth is that of the part which an iPhone shows enlarged. */
const pageWidth = () => document.documentElement.clientWidth;
let width = pageWidth();
let turned = -Infinity;
let restored = 0;

/** For so long after its width changed, a page may still lay itself out, and the browser scroll by itself; in ms. */
const settling = 500;
const isSettled = () =>
  pageWidth() === width && performance.now() - turned > settling;
/** The visitor has scrolled: nothing else moves the page by more than a window. */
const isElsewhere = () => Math.abs(scrollY - restored) > innerHeight;

/**
 * Keeps what the visitor reads, or the focused field, in the window when its width changes. Browsers keep the number
 * of pixels instead; Chrome on a turned phone looks for what is at the top, finds the header, and scrolls to the start
 * of the page, where the header is.
 */
export function keepPlace(): void {
  addEventListener("scroll", () => {
    if (isSettled() || (pageWidth() === width && isElsewhere())) remember();
  });
  addEventListener("focusin", remember);
  addEventListener("resize", restore);
  new ResizeObserver(restore).observe(document.body);
  remember();
}

function remember() {
  const focused = document.querySelector(":focus-visible");
  const box = focused?.getBoundingClientRect();
  if (focused && box && isInWindow(box) && !isSticky(focused)) {
    const line = (box.top + box.height / 2) / innerHeight;
    // Neither below the header of the new window nor at its very end.
    place = { element: focused, part: 0.5, line: clamp(line, 0.25, 0.75) };
  } else place = scrollY > 0 ? readAt(0.3) : undefined;
}

/** The smallest part of the page at this line; in a gap between two parts, the second one. */
function readAt(line: number): Place | undefined {
  let found: Place | undefined;
  for (let at = line; at < line + 0.3; at += 0.02) {
    const y = at * innerHeight;
    const element = document.elementFromPoint(width / 2, y);
    if (!element || isSticky(element)) continue;
    const { top, height } = element.getBoundingClientRect();
    const isSmall = height < innerHeight / 2;
    if (isSmall || !found)
      found = { element, part: (y - top) / height, line: at };
    if (isSmall) break;
  }
  return found;
}

function isSticky(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
  return false;
}

function restore() {
  if (pageWidth() !== width) turned = performance.now();
  width = pageWidth();
  if (!place?.element.isConnected) return;
  const { element, part, line } = place;
  const box = element.getBoundingClientRect();
  // A phone's address bar, which comes and goes with scrolling, changes the height alone; so may its keyboard.
  const isCovered = element.matches(":focus") && !isInWindow(box);
  if (box.height === 0 || (isSettled() && !isCovered)) return;
  scrollBy({
    top: box.top + part * box.height - line * innerHeight,
    behavior: "instant",
  });
  restored = scrollY;
}

const isInWindow = ({ top, bottom }: DOMRect) =>
  bottom > 0 && top < innerHeight;

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), high);
