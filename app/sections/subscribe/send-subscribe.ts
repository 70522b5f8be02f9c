import type {
  SubscribeErrors,
  SubscribeFields,
} from "#forms/subscribe-check.ts";
import { timeLimit } from "#app/ui/time-limit.ts";

export type SubscribeResult =
  | { status: "kept" }
  | { status: "failed" }
  | { status: "invalid"; errors: SubscribeErrors };

/** Sends the form and its signals. Unless the server itself says that it stored the address, sending has failed. */
export async function sendSubscribe(
  fields: SubscribeFields & Record<string, unknown>,
): Promise<SubscribeResult> {
  try {
    const response = await fetch("/api/subscribe", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fields),
      signal: timeLimit(30_000),
    });
    if (response.status === 422) {
      const problem = (await response.json()) as { errors: SubscribeErrors };
      return { status: "invalid", errors: problem.errors };
    }
    return { status: response.ok ? "kept" : "failed" };
  } catch {
    return { status: "failed" };
  }
}
