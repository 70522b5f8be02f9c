import { setImmediate } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { busyPage } from "./busy-page.ts";
import { sendPage } from "./files/send-page.ts";
import type { Intake } from "./forms/intake.ts";

/** Computed pages that wait at most, the one at work among them: about a tenth of a second. Beyond them is refused. */
export const mostWaiting = 32;

/** In seconds: when to come back after a refusal because of all the others. */
const soon = 5;

/**
 * Before pages that the server computes for an address with a query: forms come first (docs/decisions/0024). A
 * network that asks for too many gets 429. The pages are computed one in a turn of the event loop, so that whatever
 * else has come is served in between, and where too many wait already another gets 503 at once. An address without
 * a query is a file's, or costs as little, and passes.
 */
export function computedPages(
  { pageRequests, addressOf }: Pick<Intake, "pageRequests" | "addressOf">,
  isHttps: boolean,
): MiddlewareHandler {
  const busy = busyPage();
  let waiting = 0;
  let latest: Promise<unknown> = Promise.resolve();

  function refuse(context: Context, status: 429 | 503, seconds: number) {
    context.header("Retry-After", String(seconds));
    // Nor compressed: to send so little as it is costs less.
    context.header("Cache-Control", "no-store, no-transform");
    return sendPage(context, busy, isHttps, status);
  }

  return async (context, next) => {
    if (!new URL(context.req.url).search) return next();
    const seconds = await pageRequests(addressOf(context));
    if (seconds > 0) return refuse(context, 429, seconds);
    if (waiting >= mostWaiting) return refuse(context, 503, soon);
    waiting++;
    const turn = latest.then(() => setImmediate()).then(next);
    latest = turn.catch(() => {}).finally(() => waiting--);
    await turn;
  };
}
