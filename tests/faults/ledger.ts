import { setTimeout as pause } from "node:timers/promises";

/** What clients sent and what the server promised: the history that the checker compares with the store. */
export type Ledger = {
  /** Every Idempotency-Key that was sent, with or without an answer. */
  sent: Set<string>;
  /** Keys that got a 2xx, each with its reference; undefined if the connection broke in the body. */
  acknowledged: Map<string, string | undefined>;
};

export const newLedger = (): Ledger => ({
  sent: new Set(),
  acknowledged: new Map(),
});

/** One line for the reader of a test run. */
export const inWords = ({ sent, acknowledged }: Ledger) =>
  `${acknowledged.size} of ${sent.size} keys acknowledged`;

/** Resolves after this many more keys have been acknowledged. */
export async function more(ledger: Ledger, count: number): Promise<void> {
  const enough = ledger.acknowledged.size + count;
  while (ledger.acknowledged.size < enough) await pause(5);
}
