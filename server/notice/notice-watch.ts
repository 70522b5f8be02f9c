import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import type { Notice } from "#app/document/notice.ts";
import { log, reason } from "#server/log.ts";
import type { Tables } from "#server/store/schema.ts";
import { isShown, readNotice } from "./notices.ts";

/** How often each server reads the notice from the store, in milliseconds. */
const interval = 5_000;

/** The notice that pages show now. Answers from memory, so pages never wait for the store. */
export class NoticeWatch {
  readonly #db: Kysely<Tables>;
  readonly #now: () => Date;
  #notice: Notice | undefined;
  #isLooking = false;
  #failed = false;

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Checks regularly. Returns a function that stops it. */
  start(): () => void {
    const timer = setInterval(() => void this.look(), interval);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** Reads the store. If that fails, the notice stays the same, and still ends on time. */
  async look(): Promise<void> {
    // A slow store gets one query at a time.
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const notice = await readNotice(this.#db);
      if (!isDeepStrictEqual(notice, this.#notice))
        log("info", notice ? "notice set" : "notice off", {
          from: notice?.from,
          until: notice?.until,
        });
      this.#notice = notice;
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
    const notice = this.#notice;
    return notice && isShown(notice, this.#now()) ? notice : undefined;
  }
}
