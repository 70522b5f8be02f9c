/** Pages that wait at most, the one at work among them: a twentieth of a second. Beyond them is refused. */
export const mostWaiting = 16;

/** Does the work on a page. Undefined where too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T> | undefined;

/**
 * Pages that are computed for whoever asks. The thread that renders them has one turn after another by itself
 * (docs/decisions/0031); this bounds how many wait for theirs.
 */
export function pageTurns(): InTurn {
  let waiting = 0;
  return (work) => {
    if (waiting >= mostWaiting) return undefined;
    waiting++;
    return work().finally(() => void waiting--);
  };
}
