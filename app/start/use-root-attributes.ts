import { useLayoutEffect } from "react";

/** The root's data attributes as the last document left them. The first one may fail before it has any effect. */
let kept: DOMStringMap =
  typeof document === "undefined"
    ? {}
    : { ...document.documentElement.dataset };

/**
 * Keeps data-theme, data-scripts and data-office, which boot.js and start-react.ts wrote and React does not know. To
 * React, an error page is a new document, so it clears the root before it fills it again.
 */
export function useRootAttributes(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { ...kept, ...dataset });
    return () => {
      kept = { ...dataset };
    };
  }, []);
}
