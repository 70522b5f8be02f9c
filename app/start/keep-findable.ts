const folded = '[data-findable][hidden=""]';

/**
 * Lets the browser find, and open, the text of folded parts (<Folded>). React writes `hidden` without a value each time it folds
 * one; app/entry.server.tsx does the same for the first time. Browsers without `until-found` only hide them.
 */
export function keepFindable(): void {
  const mark = () => {
    for (const part of document.querySelectorAll(folded))
      part.setAttribute("hidden", "until-found");
  };
  mark();
  new MutationObserver(mark).observe(document.body, {
    attributeFilter: ["hidden"],
    childList: true,
    subtree: true,
  });
  // The browser opens a panel; its tab closes the others.
  addEventListener("beforematch", ({ target }) => {
    const panel = (target as Element).querySelector(":scope > [role=tabpanel]");
    const tab = panel && document.querySelector(`[aria-controls=${panel.id}]`);
    (tab as HTMLElement | null)?.click();
  });
}
