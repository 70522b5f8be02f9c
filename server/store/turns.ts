/** One connection, used by one caller at a time in order of arrival. */
export class Turns {
  /** How long a caller waits for its turn, in milliseconds. */
  readonly #patience: number;
  readonly #waiting = new Set<() => void>();
  #taken = false;

  constructor(patience: number) {
    this.#patience = patience;
  }

  /** Waits for a turn and returns a function that ends it, once. Throws if the turn does not come in time. */
  async take(): Promise<() => void> {
    if (this.#taken) await this.#wait();
    this.#taken = true;
    let ended = false;
    return () => {
      if (!ended) this.#next();
      ended = true;
    };
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(go);
        reject(
          Object.assign(new Error("The store has been busy for too long"), {
            code: "STORE_BUSY",
          }),
        );
      }, this.#patience);
      this.#waiting.add(go);
    });
  }

  #next() {
    const [go] = this.#waiting;
    // Stays taken until the next one runs, so a caller that arrives in between cannot overtake.
    if (!go) this.#taken = false;
    else {
      this.#waiting.delete(go);
      go();
    }
  }
}
