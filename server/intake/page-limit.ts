import type { MiddlewareHandler } from "hono";
import { sendBusyPage } from "#server/http/busy-page.ts";
import type { Intake } from "./intake.ts";

/** Runs before pages that the server renders: a network with too many requests gets 429 (docs/decisions/0024). */
export function pageLimit(
  requests: Intake["pageRequests"],
  addressOf: Intake["addressOf"],
): MiddlewareHandler {
  return async (context, next) => {
    const seconds = await requests(addressOf(context));
    if (seconds === 0) return next();
    return sendBusyPage(context, 429, seconds);
  };
}
