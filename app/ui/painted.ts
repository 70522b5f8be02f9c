/**
 * Resolves once the browser has painted what has changed so far: that a touch was felt shows before what it asks for is
 * made, which takes a phone longer than a frame. A window that is out of sight paints nothing: what was asked for does
 * not wait for it to come back.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
}

/** In milliseconds. */
const patience = 100;
