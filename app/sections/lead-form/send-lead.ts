import { isDemo, pretendToSend } from "#app/sections/form-signals/demo.ts";
import { timeLimit } from "#app/ui/time-limit.ts";

/** A message per field, for the fields that are wrong. */
export type LeadErrors = Readonly<Partial<Record<string, string>>>;

export type LeadResult =
  | ({ status: "sent" } & Stored)
  | ({ status: "failed" } & Failure)
  /** No answer came, so nobody knows whether it was stored. */
  | { status: "unreached" }
  | { status: "invalid"; errors: LeadErrors };

/** The reference of a stored lead, and when an answer is due, in words, if the form is not in English. */
type Stored = { reference: string; due?: string };

/** Why the server did not store it, and the seconds after which it may. */
type Failure =
  | { why: "tooLong" | "unclear" }
  | { why: "tooMany" | "busy" | "broken"; seconds: number };

export type Lead = {
  kind: string;
  /** What was typed, and the form's signals. */
  entries: FormData;
  /** Identifies this filled-in form, however often it is sent. */
  key: string;
};

export type Answer = {
  status: number;
  retryAfter: string | null;
  text: string;
};

/** Posts a filled-in form and reports the share that has been sent. Rejects if no answer comes. */
export type Post = (
  lead: Lead,
  tell: (share: number) => void,
) => Promise<Answer>;

/** Sends a filled-in form. Unless the server itself says that it stored the lead, sending has failed. */
export async function sendLead(
  lead: Lead,
  post: Post,
  tell: (share: number) => void,
): Promise<LeadResult> {
  if (isDemo) return pretendToSend();
  try {
    return resultOf(await post(lead, tell));
  } catch {
    return { status: "unreached" };
  }
}

/** A network that wants a login, or a proxy, answers in our server's place: with a page, or with JSON of its own. */
function resultOf({ status, retryAfter, text }: Answer): LeadResult {
  const seconds = Number(retryAfter) || 60;
  if (status === 413) return { status: "failed", why: "tooLong" };
  if (status === 429) return { status: "failed", why: "tooMany", seconds };
  if (status === 503) return { status: "failed", why: "busy", seconds };
  if (status >= 500) return { status: "failed", why: "broken", seconds };
  const { errors = {}, ...stored } = parse(text);
  const isWrong = Object.values(errors).some((one) => typeof one === "string");
  if (status === 422 && isWrong) return { status: "invalid", errors };
  // A subscription has no reference.
  const isStored = stored.reference || stored.status === "pending";
  return status === 201 && isStored
    ? { ...(stored as Stored), status: "sent" }
    : { status: "failed", why: "unclear" };
}

type Content = { errors?: LeadErrors; reference?: string; status?: string };

function parse(text: string): Content {
  try {
    return Object(JSON.parse(text)) as Content;
  } catch {
    return {};
  }
}

/** Posts what was typed as JSON, which is too short to report progress. */
export const postWords: Post = async ({ kind, entries, key }) => {
  const response = await fetch(`/api/${kind}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(Object.fromEntries(entries)),
    signal: timeLimit(30_000),
  });
  const { status, headers } = response;
  // A page in place of our answer may have no end.
  const text = await response.text().catch(() => "");
  return { status, retryAfter: headers.get("Retry-After"), text };
};
