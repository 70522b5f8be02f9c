/**
 * A signal that aborts with `signal` or after that many milliseconds. When disposed, it leaves nothing behind:
 * AbortSignal.timeout would keep its memory until the end for each of thousands of mails.
 */
export function timeLimit(
  signal: AbortSignal,
  milliseconds: number,
): { signal: AbortSignal } & Disposable {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, milliseconds);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}
