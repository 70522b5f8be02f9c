import { isDemo, pretendToSend } from "#app/sections/form-signals/demo.ts";
import { timeLimit } from "#app/ui/time-limit.ts";

/** A message per field, for the fields that are wrong. */
export type LeadErrors = Readonly<Partial<Record<string, string>>>;

export type LeadResult =
  | ({ status: "sent" } & Told)
  | ({ status: "failed" } & Failure)
  /** No answer came, so nobody knows whether it was stored. */
  | { status: "unreached" }
  | { status: "invalid"; errors: LeadErrors };

/** The reference of a stored lead, and when an answer is due, in words, if the form is not in English. */
type Told = { reference: string; due?: string };

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

/** Posts a filled-in form and reports the share that has been sent. Rejects if no answer comes. */
export type Post = (
  lead: Lead,
  tell: (share: number) => void,
) => Promise<Response>;

/** Sends a filled-in form. Unless the server itself says that it stored the lead, sending has failed. */
export async function sendLead(
  lead: Lead,
  post: Post,
  tell: (share: number) => void,
): Promise<LeadResult> {
  if (isDemo) return pretendToSend();
  let response: Response;
  try {
    response = await post(lead, tell);
  } catch {
    return { status: "unreached" };
  }
  try {
    if (response.status === 422) {
      const problem = (await response.json()) as { errors: LeadErrors };
      return { status: "invalid", errors: problem.errors };
    }
    if (!response.ok) return { status: "failed", ...failureOf(response) };
    return { ...((await response.json()) as Told), status: "sent" };
  } catch {
    return { status: "failed", why: "unclear" };
  }
}

function failureOf({ status, headers }: Response): Failure {
  const seconds = Number(headers.get("Retry-After")) || 60;
  if (status === 429) return { why: "tooMany", seconds };
  if (status === 503) return { why: "busy", seconds };
  if (status >= 500) return { why: "broken", seconds };
  return { why: status === 413 ? "tooLong" : "unclear" };
}

/** Posts what was typed as JSON, which is too short to report progress. */
export const postWords: Post = ({ kind, entries, key }) =>
  fetch(`/api/${kind}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(Object.fromEntries(entries)),
    signal: timeLimit(30_000),
  });
