/**
 * Resolves once the browser has painted what has changed so far: that a touch was felt shows before what it asks for is
 * made, which takes a phone longer than a frame.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => setTimeout(resolve)),
  );
}
