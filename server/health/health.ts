import { within } from "#server/within.ts";
import { log, logLinesDropped, reason } from "#server/log.ts";
import type { PurgeRefusal } from "#server/removal/purge-guard.ts";
import { errorWords } from "#server/error-words.ts";
import {
  megabytesFree,
  probeStore,
  type Probed,
  type StoreProblem,
} from "./probe-store.ts";
import { readStoreStatus, type StoreStatus } from "./store-status.ts";

/** How long a report is reused for all requests, in milliseconds, so frequent requests cause no load. */
const freshFor = 1_000;

/** How long a request waits for the store, in milliseconds. */
const deadline = 3_000;

export type Report = {
  ready: boolean;
  /** Why not: the store is not writable, has another schema or too little disk space, or the server is stopping. */
  problems: ("store" | "stopping" | StoreProblem)[];
  store: Probed["kind"];
  /** The store's own error message, if it cannot be used. */
  reason?: string;
  /** Null if the store did not answer. */
  status: StoreStatus | null;
  /** Free space on the disk of DATA_DIR, in megabytes; null if that cannot be determined. */
  diskFreeMb: number | null;
  /** Why the daily purge deletes nothing (server/removal/purge-guard.ts). The server takes leads anyway. */
  purgeRefusal: PurgeRefusal | null;
  /** Since the start. */
  logLinesDropped: number;
};

/** Says whether this server can take leads. */
export class Health {
  readonly #store: Probed;
  readonly #now: () => Date;
  #latest: { at: number; report: Promise<Report> } | undefined;
  #isProbing = false;
  #isStopping = false;
  #purgeRefusal: PurgeRefusal | null = null;

  constructor(store: Probed, now: () => Date) {
    this.#store = store;
    this.#now = now;
  }

  /** From now on the server is not ready, so no more visitors are sent to it. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Why the last purge refused to delete, or null, for later reports. */
  notePurge(refusal: PurgeRefusal | null): void {
    this.#purgeRefusal = refusal;
  }

  /** At most one second old. Never throws. */
  async report(): Promise<Report> {
    const report = {
      ...(await this.#fresh()),
      logLinesDropped: logLinesDropped(),
    };
    return this.#isStopping
      ? { ...report, ready: false, problems: ["stopping", ...report.problems] }
      : report;
  }

  /** Whether the disk has enough free space. Yes if that cannot be determined. */
  async hasRoom(): Promise<boolean> {
    return !(await this.report()).problems.includes("disk");
  }

  #fresh() {
    const at = this.#now().getTime();
    // Either way, because clocks can go back. And one at a time, so a store that does not answer is not asked again
    // and again.
    const isFresh = this.#latest && Math.abs(at - this.#latest.at) < freshFor;
    if (!this.#latest || (!isFresh && !this.#isProbing))
      this.#latest = { at, report: this.#probe() };
    return within(deadline, this.#latest.report, () =>
      this.#reportOf(["store"], null),
    );
  }

  async #probe() {
    this.#isProbing = true;
    try {
      const problems = await probeStore(this.#store, this.#now());
      const status = await readStoreStatus(this.#store.db, this.#now());
      const free = await megabytesFree(this.#store.dataDir).catch(() => null);
      return {
        ...this.#reportOf(problems, status),
        diskFreeMb: free === null ? null : Math.floor(free),
      };
    } catch (error) {
      log("error", "store not ready", reason(error));
      return { ...this.#reportOf(["store"], null), reason: errorWords(error) };
    } finally {
      this.#isProbing = false;
    }
  }

  #reportOf(problems: Report["problems"], status: Report["status"]): Report {
    const { kind: store } = this.#store;
    return {
      ready: problems.length === 0,
      problems,
      store,
      status,
      diskFreeMb: null,
      purgeRefusal: this.#purgeRefusal,
      logLinesDropped: logLinesDropped(),
    };
  }
}
