import { dayInTexas } from "#forms/day.ts";
import { networksOf } from "#server/client-address.ts";
import { log } from "#server/log.ts";
import { repeat } from "#server/repeat.ts";
import type { Db, PageCountTable } from "#server/store/schema.ts";

/** In milliseconds. */
const minute = 60_000;

/** Sources of a day beyond this many, in all and from one network, count as "other": anyone can make up more. */
const mostSources = 200;
const mostFromOne = 10;
export const otherSource = "other";

/** Counts that wait while the store fails. Beyond this, only those that are already there go on. */
const mostWaiting = 20_000;

/** Rows per statement, far below the 32,766 values that SQLite accepts. */
const batch = 500;

type Count = Omit<PageCountTable, "count">;

/**
 * Counts of pages per day in Texas. They wait in memory and are added to the store once a minute. A crash loses those
 * of the last minute.
 */
export class PageCounts {
  readonly #db: Db;
  readonly #now: () => Date;
  #waiting = new Map<string, number>();
  #day = { minute: -1, name: "" };
  /** Of this day. */
  #sources = new Set<string>();
  #newFrom = new Map<string, number>();
  readonly #campaigns: ReadonlySet<string>;
  #saving: Promise<unknown> = Promise.resolve();
  #isFull = false;

  /** The owner's campaigns, in lower case, are always counted under their name. */
  constructor(db: Db, now: () => Date, campaigns: readonly string[] = []) {
    this.#db = db;
    this.#now = now;
    this.#campaigns = new Set(campaigns);
  }

  /** Takes about a microsecond, because a visitor waits. The address is read only if it matters, and not kept. */
  add(
    what: Count["what"],
    path: string,
    source: string,
    addressOf: () => string | undefined,
  ): void {
    const day = this.#today();
    const name = this.#bounded(source, addressOf);
    const key = [day, what, path, name].join("\n");
    this.#put(key, 1);
  }

  /** Adds what waits to the store. If that fails, it waits for the next time. */
  save(): Promise<void> {
    const saved = this.#saving.then(() => this.#saveAll());
    this.#saving = saved.catch(() => {});
    return saved;
  }

  /** Saves once a minute. Returns a function that ends that; `save` then saves the rest. */
  start(): () => void {
    const failure = "page counts wait";
    return repeat(() => this.save(), { interval: minute, now: false, failure });
  }

  #put(key: string, count: number) {
    const known = this.#waiting.get(key);
    if (known === undefined && this.#waiting.size >= mostWaiting) {
      if (!this.#isFull) log("warn", "page counts dropped");
      this.#isFull = true;
      return;
    }
    this.#waiting.set(key, (known ?? 0) + count);
  }

  /** Its words are made once a minute, because they take longer than a count. */
  #today() {
    const time = this.#now();
    const current = Math.floor(time.getTime() / minute);
    if (current === this.#day.minute) return this.#day.name;
    const name = dayInTexas(time);
    if (name !== this.#day.name) {
      this.#sources.clear();
      this.#newFrom.clear();
    }
    this.#day = { minute: current, name };
    return name;
  }

  #bounded(source: string, addressOf: () => string | undefined) {
    if (source === "" || this.#campaigns.has(source)) return source;
    if (this.#sources.has(source)) return source;
    if (this.#sources.size >= mostSources) return otherSource;
    const address = addressOf();
    const networks = address ? networksOf(address) : [];
    const made = (network: string) => this.#newFrom.get(network) ?? 0;
    if (networks.some((one) => made(one.network) >= mostFromOne * one.share))
      return otherSource;
    for (const { network } of networks)
      this.#newFrom.set(network, made(network) + 1);
    this.#sources.add(source);
    return source;
  }

  async #saveAll() {
    const taken = this.#waiting;
    this.#waiting = new Map();
    this.#isFull = false;
    try {
      // In one order, so that two servers never wait for each other's rows.
      const keys = [...taken.keys()].toSorted();
      for (let at = 0; at < keys.length; at += batch) {
        const some = keys.slice(at, at + batch);
        await this.#addToStore(some.map((key) => row(key, taken.get(key)!)));
        for (const key of some) taken.delete(key);
      }
    } catch (error) {
      for (const [key, count] of taken) this.#put(key, count);
      throw error;
    }
  }

  async #addToStore(rows: PageCountTable[]) {
    await this.#db
      .insertInto("page_counts")
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(["day", "what", "path", "source"])
          .doUpdateSet((old) => ({
            count: old("page_counts.count", "+", old.ref("excluded.count")),
          })),
      )
      .execute();
  }
}

function row(key: string, count: number): PageCountTable {
  const [day = "", what = "", path = "", source = ""] = key.split("\n");
  return { day, what: what as Count["what"], path, source, count };
}
