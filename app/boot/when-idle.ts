/**
 * Calls back when the browser has nothing else to do; a moment after the paint where it does not tell (WebKit). Returns
 * what takes the call back.
 */
export function whenIdle(callback: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(callback);
  return () => cancelIdleCallback(id);
}
