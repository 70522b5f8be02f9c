/**
 * Gives the history's entry for each jump within a page a key. The browser makes it without one, and to the router all
 * that have none are one place: it held the page where the jump began (Firefox, WebKit), and on Back where it had led.
 * To be called before the router listens: Chromium calls listeners of the window in their order, capturing or not.
 */
export function nameJumps(): void {
  addEventListener("popstate", ({ state }) => {
    if (state === null && location.hash)
      history.replaceState({ key: String(Date.now()) }, "");
  });
}
