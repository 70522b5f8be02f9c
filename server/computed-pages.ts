import type { Context, MiddlewareHandler } from "hono";
import { busyPage } from "./busy-page.ts";
import { sendPage } from "./files/send-page.ts";
import type { Intake } from "./forms/intake.ts";

/** Computed pages that wait at most, the one at work among them: about a sixth of a second. Beyond them is refused. */
export const mostWaiting = 16;

/** How many times as long as a page took the next one waits, and how long at most, in milliseconds. */
const rests = 3;
const longestRest = 200;

/** In seconds: when to come back after a refusal because of all the others. */
const soon = 5;

/**
 * Before pages that the server computes for an address with a query: forms come first (docs/decisions/0024). A
 * network that asks for too many gets 429. The others are computed one by one, with a rest after each, so that three
 * quarters of the time are left to whatever else has come; where too many wait already another gets 503
 * instead of a place. An address without a query is a file's, or costs as little, and passes.
 */
export function computedPages(
  { pageRequests, addressOf }: Pick<Intake, "pageRequests" | "addressOf">,
  isHttps: boolean,
): MiddlewareHandler {
  const busy = busyPage();
  let waiting = 0;
  let rested: Promise<unknown> = Promise.resolve();
  let refused: Promise<unknown> = Promise.resolve();

  async function refuse(context: Context, status: 429 | 503, seconds: number) {
    // One a millisecond: those who ask again at once would else keep the thread busy with refusals.
    refused = refused.then(() => pause(1));
    await refused;
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
    const computed = rested.then(() => timed(next));
    rested = computed
      .catch(() => 0)
      .then((took) => pause(Math.min(rests * took, longestRest)));
    void rested.then(() => waiting--);
    await computed;
  };
}

/** How long it took, in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
