import { setTimeout as pause } from "node:timers/promises";

export type Ledger = ReturnType<typeof newLedger>;

/** What clients sent and what the server promised: the history that the checker compares with the store. */
export const newLedger = () => ({
  /** Every Idempotency-Key that was sent, with or without an answer. */
  sent: new Set<string>(),
  /** Keys that got a 2xx, each with its reference; undefined if the connection broke in the body. */
  acknowledged: new Map<string, string | undefined>(),
});

/** One line for the reader of a test run. */
export const inWords = ({ sent, acknowledged }: Ledger) =>
  `${acknowledged.size} of ${sent.size} keys acknowledged`;

/** Resolves after this many more keys have been acknowledged. */
export async function more(ledger: Ledger, count: number): Promise<void> {
  const enough = ledger.acknowledged.size + count;
  while (ledger.acknowledged.size < enough) await pause(5);
}
