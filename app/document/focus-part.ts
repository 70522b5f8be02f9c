/**
 * Focuses the heading of the part of the page that the address names, after each jump, so that screen readers say where
 * they are.
 */
export function focusParts(): void {
  focusPart();
  addEventListener("popstate", focusPart);
}

function focusPart() {
  const id = decodeURIComponent(location.hash.slice(1));
  const part = id && document.getElementById(id);
  // One frame later, because after popstate Chromium removes the focus. A visitor who has moved on into the part by then
  // stays there.
  if (part)
    requestAnimationFrame(() => {
      const name = part.getAttribute("aria-labelledby");
      const heading = (name && document.getElementById(name)) || part;
      const focused = document.activeElement;
      if (part.contains(focused) && focused !== part && focused !== heading)
        return;
      // At a jump to a field WebKit moves the focus there but not the caret, so typed text is lost (seen in 2.50).
      if (heading === focused) heading.blur();
      heading.focus({ preventScroll: true });
    });
}
