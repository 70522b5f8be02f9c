import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * After a move between pages, the focus goes to the new page's heading, so screen readers say where the visitor is.
 * After Back and Forward, it goes to the link by which the page was left, as browsers do between documents. After each
 * jump to a part of the page, it goes to that part's heading. The router does the scrolling.
 */
export function useNavigationFocus(): void {
  const location = useLocation();
  const isReturn = useNavigationType() === "POP";
  const previous = useRef(location);
  /** The last link that was clicked on each page, by the key of its history entry. */
  const left = useRef(new Map<string, LeftBy>());

  // The focus is outside React.
  useEffect(() => {
    const { pathname, hash } = location;
    const moved = previous.current.pathname !== pathname;
    const jumped = previous.current.hash !== hash;
    previous.current = location;
    const back = isReturn && moved && linkIn(left.current.get(location.key));
    if (back) return focusSoon(back);
    const part = partOf(hash);
    if (part && (moved || jumped)) return focusSoon(part);
    if (moved)
      document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [location, isReturn]);

  useEffect(() => {
    const keepLink = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
      if (link) left.current.set(previous.current.key, leftBy(link));
    };
    addEventListener("click", keepLink, true);
    return () => removeEventListener("click", keepLink, true);
  }, []);

  // A second jump to the same part changes nothing for the router, but the browser reports it.
  useEffect(() => {
    const focusPart = () => {
      const part = partOf(window.location.hash);
      if (part) focusSoon(part);
    };
    addEventListener("popstate", focusPart);
    return () => removeEventListener("popstate", focusPart);
  }, []);
}

/** A link by its address, and its place among those with the same address. */
type LeftBy = { href: string; place: number };

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>("a[href]")].filter(
    (link) => link.getAttribute("href") === href,
  );

function leftBy(link: HTMLElement): LeftBy {
  const href = link.getAttribute("href")!;
  return { href, place: linksTo(href).indexOf(link) };
}

/** The link, unless it is hidden, as in a menu that has closed. */
function linkIn(left: LeftBy | undefined): HTMLElement | undefined {
  const link = left && linksTo(left.href)[left.place];
  return link?.getClientRects().length === 0 ? undefined : link;
}

/** The part of the page that the hash of an address names. */
function partOf(hash: string): HTMLElement | null {
  return hash
    ? document.getElementById(decodeURIComponent(hash.slice(1)))
    : null;
}

/** The element that names a part of the page; the part itself if it has no name (main, a field). */
function headingOf(part: HTMLElement): HTMLElement {
  const id = part.getAttribute("aria-labelledby");
  return (id && document.getElementById(id)) || part;
}

/**
 * Focuses the heading of a part of the page. One frame later, because after popstate Chromium removes the focus from
 * any element (seen in 156). A visitor who has moved on into the part by then stays there.
 */
function focusSoon(part: HTMLElement): () => void {
  const frame = requestAnimationFrame(() => {
    const element = headingOf(part);
    const focused = document.activeElement;
    if (part.contains(focused) && focused !== part && focused !== element)
      return;
    // At a jump to a field WebKit moves the focus there but not the caret, so typed text is lost (seen in 2.50).
    if (element === focused) element.blur();
    element.focus({ preventScroll: true });
  });
  return () => cancelAnimationFrame(frame);
}
