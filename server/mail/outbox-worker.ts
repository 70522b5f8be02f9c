import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { crashPoint } from "#server/crash-point.ts";
import { log, reason } from "#server/log.ts";
import type { OutboxTable, Tables } from "#server/store/schema.ts";
import { lease, markFailed, markSent, release } from "./outbox.ts";
import { isExhausted, longestDelay, retryDelay } from "./retry-delay.ts";
import { connections, SendError, type MailTransport } from "./smtp.ts";

/** How often the worker looks for mails of other processes and for those to try again, in milliseconds. */
const interval = 1000;

/**
 * Until the next look whether an unreachable mail server is back, in milliseconds: doubled each time, and any part of
 * that. To ask costs one connection, so it may be sooner than a mail is tried again.
 */
const firstPause = 2_000;
const longestPause = 5 * 60_000;

type Options = {
  db: Kysely<Tables>;
  transport: MailTransport;
  now: () => Date;
  /** In [0, 1). */
  random?: () => number;
};

/**
 * Sends what waits in the outbox, at least once each, the mail that is due longest first. Several processes may run
 * one each on the same store. As many lanes as there are connections take one mail at a time: memory does not grow
 * with the outbox, and a mail that is slow or refused holds up none. While the mail server cannot be reached, one
 * connection asks from time to time, and the mails wait in their order.
 */
export class OutboxWorker {
  readonly #id = randomUUID();
  readonly #db;
  readonly #transport;
  readonly #now;
  readonly #random;
  readonly #lanes = new Set<Promise<void>>();
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  #storeFails = false;
  /** How often in a row the mail server could not be reached, and when to ask again. */
  #outage = { failures: 0, until: 0 };
  #asking: Promise<boolean> | undefined;

  constructor({ db, transport, now, random = Math.random }: Options) {
    this.#db = db;
    this.#transport = transport;
    this.#now = now;
    this.#random = random;
  }

  /** Sends what is due, now and from now on. */
  start(): void {
    this.#timer = setInterval(() => this.wake(), interval);
    this.wake();
  }

  /** Looks at once, for what has just been put into the outbox. */
  wake(): void {
    if (this.#isStopping || this.#lanes.size >= connections) return;
    const lane = this.#run().finally(() => this.#lanes.delete(lane));
    this.#lanes.add(lane);
  }

  /** Sends all that is due now and resolves when no more is. */
  async drain(): Promise<void> {
    this.wake();
    while (this.#lanes.size > 0) await Promise.all(this.#lanes);
  }

  /** Takes no more mails, gives those on their way `grace` milliseconds to end, and gives back the rest. */
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
        const mail = await lease(this.#db, this.#id, this.#now());
        this.#storeFails = false;
        if (!mail) return;
        // Where there is one there may be more.
        this.wake();
        await this.#deliver(mail);
      }
    } catch (error) {
      // The store; a mail that it leased is leased again once that has ended. Told once, not every second.
      if (!this.#storeFails) log("error", "outbox not reached", reason(error));
      this.#storeFails = true;
    }
  }

  async #deliver(mail: OutboxTable): Promise<void> {
    crashPoint("after-lease");
    try {
      await this.#transport.send(mail, this.#stop.signal);
    } catch (error) {
      if (this.#stop.signal.aborted) return release(this.#db, mail);
      return this.#noteFailure(mail, error);
    }
    crashPoint("before-mark");
    await markSent(this.#db, mail.id, this.#now());
    log("info", "mail sent", { id: mail.id, attempts: mail.attempts + 1 });
  }

  async #noteFailure(mail: OutboxTable, error: unknown): Promise<void> {
    const { code, kind } =
      error instanceof SendError ? error : new SendError("unknown", "refused");
    if (kind === "unreachable") this.#noteOutage(code);
    const now = this.#now();
    const attempts = mail.attempts + 1;
    const isDead = isExhausted(mail, attempts, now);
    const again =
      kind === "refused" ? longestDelay : retryDelay(attempts, this.#random);
    const delay = isDead ? null : again;
    log("error", isDead ? "mail given up" : "mail not sent", {
      id: mail.id,
      attempts,
      problem: code,
    });
    await markFailed(this.#db, mail, { problem: code, delay, now });
  }

  /** Counts once for all lanes that meet the same outage. */
  #noteOutage(code: string) {
    if (this.#isPaused()) return;
    const failures = this.#outage.failures + 1;
    const ceiling = Math.min(longestPause, firstPause * 2 ** (failures - 1));
    const pause = ceiling * this.#random();
    this.#outage = { failures, until: this.#now().getTime() + pause };
    log("error", "mail server unreachable", { failures, problem: code });
  }

  /** A pause that is longer than any is from before the clock was set back. */
  #isPaused() {
    const left = this.#outage.until - this.#now().getTime();
    return left > 0 && left <= longestPause;
  }

  /** After an outage the server is asked first, so that no mail's tries are spent on a server that is not there. */
  async #isReachable(): Promise<boolean> {
    if (this.#outage.failures === 0) return true;
    if (this.#isPaused()) return false;
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
