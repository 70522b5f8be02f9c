// Each function runs in the page.

/** Scrolls to this part of the page, of 1, and marks what is at 0.3 of the window, where visitors read. */
export async function readAt(part: number): Promise<void> {
  const { scrollHeight } = document.documentElement;
  // A visitor scrolls in more than one step.
  for (const missing of [9, 0]) {
    const scrolled = new Promise((resolve) => {
      addEventListener("scroll", resolve, { once: true });
    });
    const top = (scrollHeight - innerHeight) * part - missing;
    scrollTo({ top, behavior: "instant" });
    await scrolled;
  }
  const isTall = (element: Element) =>
    element.getBoundingClientRect().height >= innerHeight;
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const elementAt = (y: number) => {
    let element = document.elementFromPoint(innerWidth / 2, y)!;
    // A link can cover its whole card, with its words elsewhere.
    for (;;) {
      const { top, bottom } = element.getBoundingClientRect();
      if (!element.parentElement || (top <= y && y <= bottom)) return element;
      element = element.parentElement;
    }
  };
  // A pinned picture stays in the window by itself.
  const isPinned = (element: Element | null): boolean =>
    element !== null &&
    (/sticky|fixed/.test(getComputedStyle(element).position) ||
      isPinned(element.parentElement));
  // In a gap, or on a part that fills the window, what comes below.
  const [read] = Array.from({ length: 15 }, (_, step) =>
    elementAt(innerHeight * (0.3 + step / 50)),
  )
    .filter((element) => !isPinned(element))
    .toSorted((one, other) => Number(isTall(one)) - Number(isTall(other)));
  document.querySelector("[data-read]")?.removeAttribute("data-read");
  read?.setAttribute("data-read", "");
}

/** Where what was marked is in the window now. */
export function readBox(): { top: number; bottom: number; words: string } {
  const read = document.querySelector("[data-read]");
  if (!read) throw new Error("Nothing is marked");
  const { top, bottom } = read.getBoundingClientRect();
  return { top, bottom, words: read.outerHTML.slice(0, 80) };
}
