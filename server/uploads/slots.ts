import { EventEmitter, once } from "node:events";

/** How many uploads one process takes at once, in all and from one network: each may be ten megabytes of memory. */
const most = 8;
const mostPerNetwork = 3;

/** Places for uploads, so that however many come at once memory is bounded and other posts are not kept waiting. */
export class Slots {
  readonly #taken = new Map<string | undefined, number>();
  readonly #places = new EventEmitter().setMaxListeners(0);
  #count = 0;

  /** What gives the place back; undefined where none got free for so many milliseconds. */
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
