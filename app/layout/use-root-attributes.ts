import { useLayoutEffect } from "react";

/** The root's data attributes as the last document left them. */
let kept: DOMStringMap = {};

/**
 * Keeps data-theme and data-scripts, which boot.js wrote and React does not know. To React, an error page is a new
 * document, so it clears the root before it fills it again.
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
