import type { MiddlewareHandler } from "hono";
import { sendBusyPage } from "./busy-page.ts";
import type { Intake } from "#server/intake/intake.ts";

/** In seconds: when to come back after a refusal because of all the others. */
const soon = 5;

/**
 * Before pages that the server computes for an address with a query: forms come first (docs/decisions/0024). A
 * network that asks for too many gets 429. The others are computed in turn; where too many wait already another gets
 * 503 instead of a place.
 */
export function computedPages(
  intake: Pick<Intake, "pageRequests" | "addressOf" | "inTurn">,
): MiddlewareHandler {
  let refused: Promise<unknown> = Promise.resolve();

  /** One a millisecond: those who ask again at once would else keep the thread busy with refusals. */
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
