import { createHash, randomUUID } from "node:crypto";
import { takesFile } from "#forms/define-form.ts";
import { formOf, leadKinds, type LeadKind } from "#forms/kinds.ts";
import { entriesFor } from "../entries-for.ts";
import type { Ledger } from "./ledger.ts";

/** In every field of every lead: no log may contain it. */
export const canary = "Canary";

export const leadBody = (fields?: Record<string, string>) =>
  JSON.stringify({ ...entriesFor(formOf("contact"), canary), ...fields });

/** The head of a post for a raw connection, which sends the body when it likes. `more` are further header lines. */
export const leadHead = (
  { hostname, port }: URL,
  key: string,
  body: string,
  more: string,
) =>
  [
    "POST /api/contact HTTP/1.1",
    `Host: ${hostname}:${port}`,
    "Content-Type: application/json",
    `Idempotency-Key: ${key}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    more,
    "\r\n",
  ].join("\r\n");

/** In bytes: some pages of the store, and small enough to need no upload slot. */
const fileSize = 60_000;

/** The file, if a form takes one: each key has its own. */
export function fileOf(key: string): Buffer {
  const file = Buffer.alloc(
    fileSize,
    createHash("sha256").update(key).digest(),
  );
  file.write("%PDF-1.7\n", "latin1");
  file.write("\n%%EOF\n", fileSize - 7, "latin1");
  return file;
}

/** Each form in turn; always the same one for a key. */
export function kindOf(key: string): LeadKind {
  return leadKinds[Number.parseInt(key.slice(0, 8), 16) % leadKinds.length]!;
}

export type PostOptions = {
  key?: string;
  /** The form that is posted. */
  kind?: LeadKind;
  /** Fields that differ from the usual ones. */
  fields?: Record<string, string>;
};

/**
 * Posts one lead as the form's script does and records the result. The status is 0 if there was no answer, and then
 * the lead may or may not be stored.
 */
export async function postLead(
  url: URL,
  ledger: Ledger,
  { key = randomUUID(), kind = "contact", fields }: PostOptions = {},
): Promise<{ status: number }> {
  ledger.sent.add(key);
  let status = 0;
  try {
    const answer = await fetch(new URL(`/api/${kind}`, url), {
      method: "POST",
      ...encode(kind, { ...entriesFor(formOf(kind), canary), ...fields }, key),
    });
    ({ status } = answer);
    // The status is the promise, whatever happens to the body.
    if (answer.ok) ledger.acknowledged.set(key, ledger.acknowledged.get(key));
    const { reference } = (await answer.json()) as { reference: string };
    if (answer.ok) ledger.acknowledged.set(key, reference);
  } catch {
    // The connection broke.
  }
  return { status };
}

function encode(kind: LeadKind, fields: Record<string, string>, key: string) {
  const headers = { "Idempotency-Key": key, "Sec-Fetch-Site": "same-origin" };
  if (!takesFile(formOf(kind)))
    return {
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const file = new Blob([fileOf(key) as BlobPart], { type: "application/pdf" });
  body.set("attachment", file, `${canary}.pdf`);
  return { headers, body };
}
