import { isDeepStrictEqual } from "node:util";
import type { Notice } from "#app/document/notice.ts";
import { log, reason } from "#server/log.ts";
import type { Db } from "#server/store/schema.ts";
import { readNotices, shownOf } from "./notices.ts";

/** How often each server reads the notices from the store, in milliseconds. */
const interval = 5_000;

/** The notice that pages show now. Answers from memory, so pages never wait for the store. */
export class NoticeWatch {
  readonly #db: Db;
  readonly #now: () => Date;
  #notices: readonly Notice[] = [];
  #isLooking = false;
  #failed = false;

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Checks regularly. Returns a function that stops it. */
  start(): () => void {
    const timer = setInterval(() => void this.look(), interval);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Reads the store. If that fails, the notices stay the same, and still begin and end on time. */
  async look(): Promise<void> {
    // A slow store gets one query at a time.
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const notices = await readNotices(this.#db);
      if (!isDeepStrictEqual(notices, this.#notices))
        log("info", notices.length > 0 ? "notice set" : "notice off", {
          from: notices.map(({ from }) => from),
          until: notices.map(({ until }) => until),
        });
      this.#notices = notices;
      this.#failed = false;
    } catch (error) {
      // Once per outage, not every five seconds.
      if (!this.#failed) log("warn", "notice not read", reason(error));
      this.#failed = true;
    } finally {
      this.#isLooking = false;
    }
  }

  current(): Notice | undefined {
    return shownOf(this.#notices, this.#now());
  }
}
