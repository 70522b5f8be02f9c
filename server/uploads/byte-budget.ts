import { boundedCache } from "#server/bounded-cache.ts";

/** In bytes per network and day: ten of the largest files. That is far below the free space of a disk. */
const most = 100 * 1024 * 1024;

/** In milliseconds. */
const day = 86_400_000;

/** How much each network may still send in files, in the memory of this process, by a clock that nobody sets. */
export class ByteBudget {
  // A network's day starts with its first upload. Above 10,000 networks, the least recently used one is forgotten.
  readonly #spent = boundedCache<number>(10_000, {
    ttl: day,
    noUpdateTTL: true,
    ttlResolution: 0,
  });

  /**
   * Takes this many bytes and returns 0, or, if fewer are left, the seconds until the network has its full budget
   * again.
   */
  take(network: string | undefined, bytes: number): number {
    const key = network ?? "unknown";
    const spent = (this.#spent.get(key) ?? 0) + bytes;
    if (spent > most)
      return Math.max(1, Math.ceil(this.#spent.getRemainingTTL(key) / 1000));
    this.#spent.set(key, spent);
    return 0;
  }
}
