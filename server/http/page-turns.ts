/** The most pages that may wait, including the one being rendered: a twentieth of a second. More are refused. */
export const mostWaiting = 16;

/** Does the work on a page. Undefined if too many already wait. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T> | undefined;

/** Limits how many pages wait for the thread that renders them, which takes one at a time (docs/decisions/0031). */
export function pageTurns(): InTurn {
  let waiting = 0;
  return (work) => {
    if (waiting >= mostWaiting) return undefined;
    waiting++;
    return work().finally(() => void waiting--);
  };
}
