import { LRUCache } from "lru-cache";

/** In bytes, of one network in a day: ten of the largest files. Together they stay far below what disks have free. */
const most = 100 * 1024 * 1024;

/** In milliseconds. */
const day = 86_400_000;

/** What each network may still send in files, in the memory of this process. */
export class ByteBudget {
  readonly #spent: LRUCache<string, number>;

  /** `clock`: in milliseconds, and nobody sets it. */
  constructor(clock: { now: () => number } = performance) {
    // A network's first upload begins its day. The least used of 10,000 is forgotten.
    this.#spent = new LRUCache({
      max: 10_000,
      ttl: day,
      noUpdateTTL: true,
      ttlResolution: 0,
      perf: clock,
    });
  }

  /** Takes so many bytes and returns 0; where fewer are left, the seconds until the network has all again. */
  take(network: string | undefined, bytes: number): number {
    const key = network ?? "unknown";
    const spent = (this.#spent.get(key) ?? 0) + bytes;
    if (spent > most)
      return Math.max(1, Math.ceil(this.#spent.getRemainingTTL(key) / 1000));
    this.#spent.set(key, spent);
    return 0;
  }
}
