/** What the visitor reads: the point at this part of the element's height is this far down the window, of 1. */
type Place = { element: Element; part: number; line: number };

let place: Place | undefined;
/** Of the page: innerWidth is that of the part which an iPhone shows enlarged. */
const pageWidth = () => document.documentElement.clientWidth;
let width = pageWidth();
let height = 0;
/** The width has changed, and the visitor has not scrolled since. */
let isTurned = false;
/** Where restore() scrolled to; nowhere once the visitor has scrolled. */
let restored = -9;

/**
 * Keeps what the visitor reads, or the focused field, in the window when its width changes. Browsers keep the number
 * of pixels instead; Chrome on a turned phone looks for what is at the top, finds the header, and scrolls to the start
 * of the page, where the header is.
 */
export function keepPlace(): void {
  addEventListener("scroll", () => {
    // Browsers scroll by themselves while a turned page settles, but never away from its top.
    const isSettled =
      !place ||
      (pageWidth() === width &&
        (!isTurned || document.body.offsetHeight === height));
    if (isSettled && Math.abs(scrollY - restored) > 1) remember();
  });
  addEventListener("focusin", remember);
  addEventListener("resize", restore);
  new ResizeObserver(restore).observe(document.body);
  remember();
}

function remember() {
  isTurned = false;
  restored = -9;
  const focused = document.querySelector(":focus-visible");
  const box = focused?.getBoundingClientRect();
  if (focused && box && isInWindow(box) && !isSticky(focused)) {
    const line = (box.top + box.height / 2) / innerHeight;
    // Neither below the header of the new window nor at its very end.
    place = { element: focused, part: 0.5, line: clamp(line, 0.25, 0.75) };
  } else place = scrollY > 0 ? readAt(0.3) : undefined;
}

/** The part of the page at this line; in a gap between two parts, the second one. */
function readAt(line: number): Place | undefined {
  let found: Place | undefined;
  for (let at = line; at < line + 0.3; at += 0.02) {
    const y = at * innerHeight;
    let element = document.elementFromPoint(pageWidth() / 2, y);
    if (!element || isSticky(element)) continue;
    let box = element.getBoundingClientRect();
    // A link can cover its whole card, with its words elsewhere.
    while (element.parentElement && (y < box.top || y > box.bottom)) {
      element = element.parentElement;
      box = element.getBoundingClientRect();
    }
    const isSmall = box.height < innerHeight;
    if (isSmall || !found)
      found = { element, part: (y - box.top) / box.height, line: at };
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
  isTurned ||= pageWidth() !== width;
  width = pageWidth();
  height = document.body.offsetHeight;
  if (!place?.element.isConnected) return;
  let { element, part } = place;
  // Another width may hide it, such as the links of a list that then fits on one page: its parent stands in for it.
  while (element.getBoundingClientRect().height === 0) {
    part = element.nextElementSibling ? 0 : 1;
    element = element.parentElement!;
  }
  const box = element.getBoundingClientRect();
  // A phone's address bar, which comes and goes with scrolling, changes the height alone; so may its keyboard.
  const isCovered = element.matches(":focus") && !isInWindow(box);
  if (!isTurned && !isCovered) return;
  scrollBy({
    top: box.top + part * box.height - place.line * innerHeight,
    behavior: "instant",
  });
  restored = scrollY;
}

const isInWindow = ({ top, bottom }: DOMRect) =>
  bottom > 0 && top < innerHeight;

const clamp = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), high);
