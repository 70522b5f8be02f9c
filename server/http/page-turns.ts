/** Pages that wait at most, the one at work among them: about a sixth of a second. Beyond them is refused. */
export const mostWaiting = 16;

/** How many times as long as a page took the next one waits, and how long at most, in milliseconds. */
const rests = 3;
const longestRest = 200;

/** Does the work on a page when its turn comes. Undefined where too many wait already. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T> | undefined;

/**
 * Pages that are computed for whoever asks: one by one, with a rest after each, so that three quarters of the time are
 * left to whatever else has come (docs/decisions/0024).
 */
export function pageTurns(): InTurn {
  let waiting = 0;
  let rested: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (waiting >= mostWaiting) return undefined;
    waiting++;
    let began = 0;
    const computed = rested.then(() => {
      began = performance.now();
      return work();
    });
    const rest = () =>
      pause(Math.min(rests * (performance.now() - began), longestRest));
    rested = computed.then(rest, () => {});
    void rested.then(() => waiting--);
    return computed;
  };
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
