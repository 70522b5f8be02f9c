import { EventEmitter, once } from "node:events";

/** How many uploads one process takes at once, in total and from one network: each may use ten megabytes of memory. */
const most = 8;
const mostPerNetwork = 3;

/** Slots for uploads. They limit memory and keep other posts from waiting, however many uploads come at once. */
export class Slots {
  readonly #taken = new Map<string | undefined, number>();
  readonly #places = new EventEmitter().setMaxListeners(0);
  #count = 0;

  /** Takes a slot until it is disposed of. Returns undefined if no slot became free in this many milliseconds. */
  async take(
    network: string | undefined,
    patience: number,
  ): Promise<Disposable | undefined> {
    const end = AbortSignal.timeout(patience);
    try {
      while (!this.#isFree(network))
        await once(this.#places, "free", { signal: end });
    } catch {
      return undefined;
    }
    this.#add(network, 1);
    return { [Symbol.dispose]: () => this.#add(network, -1) };
  }

  #isFree(network: string | undefined) {
    const own = this.#taken.get(network) ?? 0;
    return this.#count < most && own < mostPerNetwork;
  }

  #add(network: string | undefined, one: 1 | -1) {
    this.#count += one;
    const own = (this.#taken.get(network) ?? 0) + one;
    if (own === 0) this.#taken.delete(network);
    else this.#taken.set(network, own);
    if (one === -1) this.#places.emit("free");
  }
}
