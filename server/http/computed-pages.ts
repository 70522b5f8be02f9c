import type { MiddlewareHandler } from "hono";
import { sendBusyPage } from "./busy-page.ts";
import type { Intake } from "#server/intake/intake.ts";

/** In seconds: when to retry after a refusal caused by everyone else. */
const soon = 5;

/**
 * Runs before pages that the server computes for an address with a query, because forms come first
 * (docs/decisions/0024). A network with too many requests gets 429. The others take turns; if too many are waiting,
 * the next gets 503 instead of a slot.
 */
export function computedPages(
  intake: Pick<Intake, "pageRequests" | "addressOf" | "inTurn">,
): MiddlewareHandler {
  let refused: Promise<unknown> = Promise.resolve();

  /** One per millisecond, because clients that retry at once would keep the thread busy with refusals. */
  async function itsTurnToBeRefused() {
    refused = refused.then(
      () => new Promise((resolve) => setTimeout(resolve, 1)),
    );
    await refused;
  }

  return async (context, next) => {
    const seconds = await intake.pageRequests(intake.addressOf(context));
    const computed = seconds > 0 ? undefined : intake.inTurn(next);
    if (computed) return computed;
    await itsTurnToBeRefused();
    context.header("Retry-After", String(seconds || soon));
    return sendBusyPage(context, seconds > 0 ? 429 : 503);
  };
}
