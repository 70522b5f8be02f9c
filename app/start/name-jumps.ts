/**
 * Gives the history entry for each jump within a page a key. The browser creates it without one, and the router
 * treats all entries without a key as one place: it kept the page at the position where the jump began (Firefox,
 * WebKit), and on Back where it had led. Must be called before the router listens, because Chromium calls the
 * window's listeners in order, capturing or not.
 */
export function nameJumps(): void {
  addEventListener("popstate", ({ state }) => {
    if (state === null && location.hash)
      history.replaceState({ key: String(Date.now()) }, "");
  });
}
