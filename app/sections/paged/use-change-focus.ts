import { useEffect, useRef, type RefObject } from "react";
import { useNavigationType } from "react-router";

/**
 * When a list changes under its heading (another page, category or search), the focus goes to the heading and the
 * heading scrolls into view. On Back and Forward the router restores the scroll position instead.
 */
export function useChangeFocus(
  heading: RefObject<HTMLElement | null>,
  state: string,
): void {
  const previous = useRef(state);
  const isBack = useNavigationType() === "POP";

  // Focus and scroll are outside React.
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    heading.current?.focus({ preventScroll: true });
    if (!isBack) heading.current?.scrollIntoView({ block: "start" });
  }, [heading, state, isBack]);
}
