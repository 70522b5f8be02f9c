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
    if (part && (moved || jumped)) return focusSoon(headingOf(part));
    if (moved)
      document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [location]);

  // A second jump to the same part changes nothing for the router; the browser tells of it all the same.
  useEffect(() => {
    const focusPart = () => {
      const part = partOf(window.location.hash);
      if (part) focusSoon(headingOf(part));
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

/** A frame later: after popstate, Chromium takes the focus from wherever it is (seen in 156). */
function focusSoon(element: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    // At a jump to a field WebKit moves the focus there but not the caret: what is typed goes nowhere (seen in 2.50).
    if (element === document.activeElement) element.blur();
    element.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
