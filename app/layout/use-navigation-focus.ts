import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a move between pages the focus goes to the new page's heading, so that screen readers say where the
 * visitor is; after a jump to a part of the page, to that part's heading, each time. Scrolling stays the router's.
 */
export function useNavigationFocus(): void {
  const location = useLocation();
  const previous = useRef(location);

  // The focus is outside React.
  useEffect(() => {
    const { pathname, hash } = location;
    const moved = previous.current.pathname !== pathname;
    const jumped = previous.current.hash !== hash;
    previous.current = location;
    const part = partOf(hash);
    if (part && (moved || jumped)) return focusSoon(part);
    if (moved)
      document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [location]);

  // A second jump to the same part changes nothing for the router; the browser tells of it all the same.
  useEffect(() => {
    const focusPart = () => {
      const part = partOf(window.location.hash);
      if (part) focusSoon(part);
    };
    addEventListener("popstate", focusPart);
    return () => removeEventListener("popstate", focusPart);
  }, []);
}

/** The part of the page that the end of an address names. */
function partOf(hash: string): HTMLElement | null {
  return hash
    ? document.getElementById(decodeURIComponent(hash.slice(1)))
    : null;
}

/** The element that names a part of the page; the part itself where it has no name (main, a field). */
function headingOf(part: HTMLElement): HTMLElement {
  const id = part.getAttribute("aria-labelledby");
  return (id && document.getElementById(id)) || part;
}

/**
 * Focuses the heading of a part of the page. A frame later: after popstate, Chromium takes the focus from wherever it
 * is (seen in 156). Who has gone on into the part by then stays where he has come to.
 */
function focusSoon(part: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    const element = headingOf(part);
    const focused = document.activeElement;
    if (part.contains(focused) && focused !== part && focused !== element)
      return;
    // At a jump to a field WebKit moves the focus there but not the caret: what is typed goes nowhere (seen in 2.50).
    if (element === focused) element.blur();
    element.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
