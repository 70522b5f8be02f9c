import { Hono, type Context, type MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import { formProblems } from "#content/ui/form-problems.ts";
import { problem } from "#server/intake/form-answers.ts";
import { log, reason } from "#server/log.ts";
import type { SendPage } from "#server/http/send-page.ts";
import type { Tables } from "#server/store/schema.ts";
import { readUnsubscribeToken } from "#server/recipients/unsubscribe-token.ts";
import { readConfirmToken } from "./confirm-token.ts";
import { confirmSubscription, unsubscribe } from "./subscriptions.ts";

type Dependencies = {
  db: Kysely<Tables>;
  sendPage: SendPage;
  /** Limits requests from one network. */
  limit: MiddlewareHandler;
  now: () => Date;
};

/** The name of a page below /subscribe (content/en/subscription.yaml). */
type Answer = { page: string; status: 200 | 400 | 410 | 503 };

/**
 * The links in mails to subscribers. Opening one changes nothing, because mail scanners open links; the page's button
 * posts to the same address. So does a mail program's own button (RFC 8058), whose post must not be redirected. The
 * token is in the address, and the body is not read.
 */
export function linkRoute({ db, sendPage, limit, now }: Dependencies) {
  const invalid: Answer = { page: "expired", status: 400 };
  const gone: Answer = { page: "expired", status: 410 };
  const done = (page: string): Answer => ({ page, status: 200 });

  async function confirm(token: string, isPressed: boolean): Promise<Answer> {
    const confirmed = await readConfirmToken(db, token, now());
    if (!confirmed) return invalid;
    if (confirmed === "expired") return gone;
    if (!isPressed) return done("confirm");
    const id = confirmed.subscriptionId;
    if (!(await confirmSubscription(db, id, now()))) return gone;
    log("info", "subscription confirmed", { id });
    return done("confirmed");
  }

  async function leave(token: string, isPressed: boolean): Promise<Answer> {
    const emailHash = await readUnsubscribeToken(db, token);
    if (!emailHash) return invalid;
    if (!isPressed) return done("unsubscribe");
    await unsubscribe(db, emailHash, now());
    log("info", "unsubscribed");
    return done("unsubscribed");
  }

  const answer = (act: typeof confirm) => async (context: Context) => {
    const { page, status } = await act(
      context.req.query("token") ?? "",
      context.req.method === "POST",
    ).catch((error: unknown): Answer => {
      log("error", "subscription link failed", reason(error));
      context.header("Retry-After", "30");
      return { page: "failed", status: 503 };
    });
    context.header("Cache-Control", "no-store");
    return sendPage(context, `/subscribe/${page}`, {
      status,
      comesFirst: true,
    });
  };

  const route = new Hono();
  for (const [path, act] of [
    ["/confirm", confirm],
    ["/unsubscribe", leave],
  ] as const)
    route.on(["GET", "POST"], path, limit, answer(act)).all(path, (context) => {
      context.header("Allow", "GET, HEAD, POST");
      return problem(context, 405, formProblems.methods);
    });
  return route;
}
