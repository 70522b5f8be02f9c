import { createHash, randomUUID } from "node:crypto";
import type { LeadTable } from "#server/store/schema.ts";
import type { Ledger } from "./ledger.ts";

/** In every field of every lead: no log may hold it. */
export const canary = "Canary";

export type Kind = LeadTable["kind"];

const person = {
  name: `${canary} O'Brien`,
  email: `${canary}@example.com`,
  phone: `${canary} 555 0100`,
};

/** What each form is filled in with. */
const forms: Record<Kind, Record<string, string>> = {
  contact: { ...person, message: `${canary} words`, audience: "customer" },
  certificate: {
    ...person,
    insured: `${canary} LLC`,
    holder: `${canary} City`,
    holderAddress: `${canary} Street\nHouston, TX`,
    generalLiability: "on",
    neededBy: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
  },
  claim: { ...person, line: "flood", message: `${canary} words` },
};

export const leadBody = (fields?: Record<string, string>) =>
  JSON.stringify({ ...forms.contact, ...fields });

/** In bytes: some pages of the store, and few enough to need no place among uploads. */
const fileSize = 60_000;

/** The contract page that goes along with a certificate request: each key has one of its own. */
export function fileOf(key: string): Buffer {
  const file = Buffer.alloc(
    fileSize,
    createHash("sha256").update(key).digest(),
  );
  file.write("%PDF-1.7\n", "latin1");
  file.write("\n%%EOF\n", fileSize - 7, "latin1");
  return file;
}

/** A form of every kind in turn: the same for a key whenever it is tried. */
export function kindOf(key: string): Kind {
  const kinds: Kind[] = ["contact", "certificate", "claim"];
  return kinds[Number.parseInt(key.slice(0, 8), 16) % kinds.length]!;
}

export type PostOptions = {
  key?: string;
  /** The form that is posted; a certificate request has a file. */
  kind?: Kind;
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
  { key = randomUUID(), kind = "contact", fields, signal }: PostOptions = {},
): Promise<{ status: number; reference?: string; took: number }> {
  const begin = performance.now();
  ledger.sent.add(key);
  let status = 0;
  let reference: string | undefined;
  try {
    const answer = await fetch(new URL(`/api/${kind}`, url), {
      method: "POST",
      ...encode(kind, { ...forms[kind], ...fields }, key),
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

function encode(kind: Kind, fields: Record<string, string>, key: string) {
  const headers = { "Idempotency-Key": key, "Sec-Fetch-Site": "same-origin" };
  if (kind !== "certificate")
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
