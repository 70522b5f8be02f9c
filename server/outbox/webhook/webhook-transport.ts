import { site } from "#content/site.ts";
import {
  SendError,
  type ToSend,
  type Transport,
} from "#server/outbox/transport.ts";
import { timeLimit } from "#server/time-limit.ts";
import { signedHeaders } from "./signature.ts";
import type { WebhookConfig } from "./webhook-config.ts";

/** For a whole try, in milliseconds: the least that the specification recommends. */
const deadline = 15_000;

/** How much of an answer is read, in bytes, so that the connection can be used again. */
const mostRead = 64 * 1024;

/** Statuses of the 4xx that pass by themselves: Request Timeout, Too Early, Too Many Requests. */
const passing = [408, 425, 429];

/**
 * Posts each webhook, signed, to one address. No failure counts as an outage, which would make all others wait: a
 * receiver may fail on one body only, and asking whether it is well could set something off there. So each webhook is
 * tried by itself, and after an outage the last one arrives within the longest delay.
 */
export function webhookTransport(
  { url, secrets }: Pick<WebhookConfig, "url" | "secrets">,
  now: () => Date,
): Transport<ToSend> {
  return {
    async send({ id, body }, signal) {
      if (body === null) throw new SendError("no text", "refused");
      using limit = timeLimit(signal, deadline);
      const timestamp = Math.floor(now().getTime() / 1000);
      const answer = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "User-Agent": `${new URL(site.origin).hostname}/1.0`,
          ...signedHeaders({ id, timestamp, body }, secrets),
        },
        body,
        // Otherwise the lead would go to an address that nobody has set.
        redirect: "manual",
        signal: limit.signal,
      }).catch((error: unknown) => {
        throw new SendError(codeOf(error), "deferred");
      });
      await discard(answer);
      judge(answer, now());
    },
    verify: async () => {},
    close() {},
  };
}

/** Throws unless the receiver has accepted it. */
function judge({ ok, status, headers }: Response, now: Date) {
  if (ok) return;
  const isRefused = status < 500 && !passing.includes(status);
  const wait = headers.get("Retry-After");
  throw new SendError(
    String(status),
    isRefused ? "refused" : "deferred",
    wait === null ? 0 : waitOf(wait, now),
  );
}

/** Seconds or a date (RFC 9110), in milliseconds; 0 if it is neither or has passed. */
function waitOf(wait: string, now: Date) {
  const milliseconds = /^\d+$/.test(wait)
    ? Number(wait) * 1000
    : Date.parse(wait) - now.getTime();
  return Math.max(0, milliseconds || 0);
}

/** The status says all, so it does not matter whether the rest arrives. */
async function discard({ body }: Response) {
  try {
    let read = 0;
    for await (const chunk of body ?? [])
      if ((read += chunk.byteLength) > mostRead) break;
  } catch {
    // The connection broke, or the time was over.
  }
}

/** fetch hides the error of the network in `cause`. Messages can have the address, so only codes are kept. */
function codeOf(error: unknown) {
  const { name, cause } = error as { name?: string; cause?: unknown };
  if (name === "AbortError") return "ETIMEDOUT";
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : "unknown";
}
