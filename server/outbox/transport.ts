import type { OutboxTable } from "#server/store/schema.ts";

/** The most connections from one process to the receiver of a channel. */
export const connections = 4;

/** Why a mail or webhook was not accepted, as a code without an address: "ECONNREFUSED", "550". */
export class SendError extends Error {
  readonly code: string;
  /** Whether it was rejected for good or for now, we have sent too much, or nobody could be reached at all. */
  readonly kind: "refused" | "deferred" | "limited" | "unreachable";
  /** How long the receiver asks to be left alone, in milliseconds. */
  readonly retryAfter: number;
  /** Whether the mail server said that the address takes no mail (a hard bounce). */
  readonly isOfAddress: boolean;

  constructor(
    code: string,
    kind: SendError["kind"],
    retryAfter = 0,
    isOfAddress = false,
  ) {
    super(code);
    this.code = code;
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.isOfAddress = isOfAddress;
  }
}

/** The parts of a row of the outbox that a channel needs to send it. */
export type ToSend = Pick<
  OutboxTable,
  | "id"
  | "kind"
  | "recipient"
  | "reply_to"
  | "subject"
  | "body"
  | "html"
  | "unsubscribe_url"
  | "created_at"
>;

/** The way out of a channel of the outbox. */
export type Transport<Sent extends ToSend = OutboxTable> = {
  /** Resolves when the receiver has accepted it. Throws `SendError`, also when `signal` ends it. */
  send: (sent: Sent, signal: AbortSignal) => Promise<void>;
  /**
   * Resolves when the receiver can be reached again after `send` has thrown "unreachable". Throws `SendError`, also
   * when `signal` ends it.
   */
  verify: (signal: AbortSignal) => Promise<void>;
  close: () => void;
};
