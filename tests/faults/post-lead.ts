import { randomUUID } from "node:crypto";
import type { Ledger } from "./ledger.ts";

/** In every field of every lead: no log may hold it. */
export const canary = "Canary";

const message = {
  name: `${canary} O'Brien`,
  email: `${canary}@example.com`,
  phone: `${canary} 555 0100`,
  message: `${canary} words`,
  audience: "customer",
};

export const leadBody = (fields?: Record<string, string>) =>
  JSON.stringify({ ...message, ...fields });

export type PostOptions = {
  key?: string;
  /** Fields that differ from the usual ones. */
  fields?: Record<string, string>;
  signal?: AbortSignal;
};

/**
 * Posts one lead as the form's script does and writes down what came of it. The status is 0 where no answer came:
 * whether the lead is kept is then open.
 */
export async function postLead(
  url: URL,
  ledger: Ledger,
  { key = randomUUID(), fields, signal }: PostOptions = {},
): Promise<{ status: number; reference?: string; took: number }> {
  const begin = performance.now();
  ledger.sent.add(key);
  let status = 0;
  let reference: string | undefined;
  try {
    const answer = await fetch(new URL("/api/contact", url), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        "Sec-Fetch-Site": "same-origin",
      },
      body: leadBody(fields),
      signal,
    });
    status = answer.status;
    // The status is the promise, whatever happens to the body.
    if (answer.ok) ledger.acknowledged.set(key, ledger.acknowledged.get(key));
    const body = await answer.json();
    if (answer.ok)
      ledger.acknowledged.set(
        key,
        (reference = (body as { reference: string }).reference),
      );
  } catch {
    // The connection broke, or the client gave up.
  }
  return { status, reference, took: performance.now() - begin };
}
