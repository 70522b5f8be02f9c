/**
 * Resolves once the browser has painted the changes so far. The response to a touch then shows before the work it
 * starts, which takes a phone longer than a frame. A window that is out of sight paints nothing, so the work does not
 * wait for it to come back.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
}

/** In milliseconds. */
const patience = 100;
