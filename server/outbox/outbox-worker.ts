import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { crashPoint } from "#server/crash-point.ts";
import { log, reason } from "#server/log.ts";
import type { Db, OutboxTable } from "#server/store/schema.ts";
import {
  drop,
  lease,
  markFailed,
  markSent,
  noteBounce,
  release,
} from "./outbox.ts";
import {
  isExhausted,
  isTooLate,
  longestDelay,
  retryDelay,
} from "./retry-delay.ts";
import { connections, SendError, type Transport } from "./transport.ts";

/** How often the worker looks for retries and for mails from other processes, in milliseconds. */
const interval = 1000;

/**
 * How long to leave an unreachable mail server alone, in milliseconds: a random part of a time that doubles with each
 * failure after the first. A try costs one connection, so this may be shorter than the wait until a mail is tried again.
 */
const firstPause = 2_000;
const longestPause = 5 * 60_000;

/** How long to send nothing after the mail server said that it was too much, in milliseconds. */
const quotaPause = 60_000;

/**
 * How long to wait before a mail is marked again, in milliseconds, if the store was busy. A mail without its mark goes
 * out twice. With the store's own patience for each try, all of it takes less than the rest of a lease.
 */
const pausesToMark = [250, 500, 1_000, 2_000, 4_000, 8_000];

type Options = {
  db: Db;
  transport: Transport;
  /** Which rows of the outbox it sends. */
  channel?: OutboxTable["channel"];
  now: () => Date;
  /** In [0, 1). */
  random?: () => number;
};

/**
 * Sends the mails of a channel of the outbox, each at least once, starting with the one that has been due longest. Several processes
 * may each run a worker on the same store. There are as many lanes as connections, and each lane takes one mail at a
 * time: memory does not grow with the outbox, and a slow or refused mail does not hold up the others. While the mail
 * server cannot be reached, one connection tries it from time to time, and the mails wait in order.
 */
export class OutboxWorker {
  readonly #id = randomUUID();
  readonly #db;
  readonly #transport;
  readonly #channel;
  readonly #now;
  readonly #random;
  readonly #lanes = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  /** Whether it was woken when all lanes were busy, so that the next one to end is followed by another. */
  #isWokenAgain = false;
  #storeFails = false;
  /** How many times in a row the mail server could not be reached, and when to try it again. */
  #outage = { failures: 0, until: 0 };
  /** When the mail server may take mails again, after it said that we have sent too much. */
  #limitedUntil = 0;
  #asking: Promise<boolean> | undefined;
  /** Lanes that send a newsletter or may get one: never all, so that a lead's mail does not wait for one. */
  #newsletters = 0;

  constructor({
    db,
    transport,
    channel = "mail",
    now,
    random = Math.random,
  }: Options) {
    this.#db = db;
    this.#transport = transport;
    this.#channel = channel;
    this.#now = now;
    this.#random = random;
  }

  /** Sends what is due, until `stop`. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), interval);
    this.wake();
  }

  /** Looks right away, because a mail was just put into the outbox. */
  wake(): void {
    if (this.#isStopping) return;
    // A lane that is about to find nothing may have looked before the mail came.
    if (this.#lanes.size >= connections) {
      this.#isWokenAgain = true;
      return;
    }
    this.#isWokenAgain = false;
    const lane = this.#run().finally(() => {
      this.#lanes.delete(lane);
      if (this.#isWokenAgain) this.wake();
    });
    this.#lanes.add(lane);
  }

  /** Sends everything that is due and resolves when nothing is left. */
  async drain(): Promise<void> {
    this.wake();
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
  }

  /** Takes no more mails, gives those being sent `grace` milliseconds to finish, and releases the rest. */
  async stop(grace: number): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    const timer = setTimeout(() => this.#stop.abort(), grace);
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
    clearTimeout(timer);
    this.#transport.close();
  }

  async #run(): Promise<void> {
    try {
      while (!this.#isStopping && (await this.#isReachable())) {
        const mayBeNewsletter = this.#newsletters < connections - 1;
        this.#newsletters += Number(mayBeNewsletter);
        let isNewsletter = mayBeNewsletter;
        try {
          const mail = await lease(
            this.#db,
            this.#id,
            this.#now(),
            this.#channel,
            mayBeNewsletter,
          );
          this.#storeFails = false;
          if (!mail) return;
          if (isNewsletter && mail.kind !== "newsletter") {
            this.#newsletters--;
            isNewsletter = false;
          }
          // If there is one, there may be more.
          this.wake();
          await this.#deliver(mail);
        } finally {
          this.#newsletters -= Number(isNewsletter);
        }
      }
    } catch (error) {
      // The store failed. A mail that was leased is taken again when its lease ends. Logged once, not every second.
      if (!this.#storeFails) log("error", "outbox not reached", reason(error));
      this.#storeFails = true;
    }
  }

  async #deliver(mail: OutboxTable): Promise<void> {
    crashPoint("after-lease");
    if (isTooLate(mail, this.#now())) return this.#drop(mail, "too late");
    try {
      await this.#transport.send(mail, this.#stop.signal);
    } catch (error) {
      if (this.#stop.signal.aborted) return release(this.#db, mail);
      return this.#noteFailure(mail, error);
    }
    crashPoint("before-mark");
    await this.#mark(mail.id);
    log("info", `${this.#channel} sent`, {
      id: mail.id,
      attempts: mail.attempts + 1,
    });
  }

  async #mark(id: string): Promise<void> {
    for (const pause of pausesToMark)
      try {
        return await markSent(this.#db, id, this.#now());
      } catch {
        await wait(pause);
      }
    await markSent(this.#db, id, this.#now());
  }

  async #noteFailure(mail: OutboxTable, error: unknown): Promise<void> {
    const { code, kind, retryAfter, isOfAddress } =
      error instanceof SendError ? error : new SendError("unknown", "refused");
    // Whether the server is down or has dropped one connection, the next try shows.
    if (kind === "unreachable" && this.#outage.failures === 0)
      this.#noteOutage(code);
    if (kind === "refused" && mail.kind === "receipt")
      return this.#drop(mail, code);
    if (isOfAddress && mail.kind === "newsletter") {
      log("warn", "subscriber bounced", { id: mail.id, problem: code });
      return noteBounce(this.#db, mail, this.#now());
    }
    const now = this.#now();
    const attempts = mail.attempts + 1;
    const isDead = isExhausted(mail, attempts, now);
    if (kind === "limited") this.#limitedUntil = now.getTime() + quotaPause;
    const again =
      kind === "refused"
        ? longestDelay
        : kind === "limited"
          ? quotaPause
          : retryDelay(attempts, this.#random);
    const delay = Math.min(longestDelay, Math.max(again, retryAfter));
    log("error", `${this.#channel} ${isDead ? "given up" : "not sent"}`, {
      id: mail.id,
      attempts,
      problem: code,
    });
    await markFailed(this.#db, mail, {
      problem: code,
      delay: isDead ? null : delay,
      now,
    });
  }

  async #drop(receipt: OutboxTable, problem: string): Promise<void> {
    log("warn", "receipt dropped", { id: receipt.id, problem });
    await drop(this.#db, receipt);
  }

  /** After the first failure the server is tried at once: some drop a connection now and then. */
  #noteOutage(code: string) {
    const failures = this.#outage.failures + 1;
    const ceiling = Math.min(longestPause, firstPause * 2 ** (failures - 2));
    const pause = failures === 1 ? 0 : ceiling * this.#random();
    this.#outage = { failures, until: this.#now().getTime() + pause };
    log("error", "mail server unreachable", { failures, problem: code });
  }

  /** A pause longer than the longest one was set before the clock went back. */
  #isPaused() {
    const until = Math.max(this.#outage.until, this.#limitedUntil);
    const left = until - this.#now().getTime();
    return left > 0 && left <= longestPause;
  }

  /** Tries the server itself first after an outage, so that no mail wastes a try on a server that is down. */
  async #isReachable(): Promise<boolean> {
    if (this.#isPaused()) return false;
    if (this.#outage.failures === 0) return true;
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #ask(): Promise<boolean> {
    try {
      await this.#transport.verify(this.#stop.signal);
    } catch (error) {
      if (this.#stop.signal.aborted) return false;
      this.#noteOutage(error instanceof SendError ? error.code : "unknown");
      return false;
    }
    this.#outage = { failures: 0, until: 0 };
    log("info", "mail server reachable again");
    return true;
  }
}
