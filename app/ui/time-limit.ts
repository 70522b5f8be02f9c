/** Ends a request after this many milliseconds. AbortSignal.timeout() is missing in Safari before 16. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
