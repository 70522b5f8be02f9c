import { Hono, type Context, type MiddlewareHandler } from "hono";
import type { Kysely } from "kysely";
import { formProblems } from "#content/ui/form-problems.ts";
import type { SendPage } from "#server/http/send-page.ts";
import { problem } from "#server/intake/form-answers.ts";
import { log, reason } from "#server/log.ts";
import type { Tables } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import {
  newsletterPath,
  readNewsletterLink,
  type NewsletterAction,
} from "./newsletter-links.ts";
import {
  countRecipients,
  findIssue,
  newsletterOf,
  startNewsletter,
  stopNewsletter,
} from "./newsletters.ts";

type Dependencies = {
  db: Kysely<Tables>;
  sendPage: SendPage;
  /** Limits requests from one network. */
  limit: MiddlewareHandler;
  now: () => Date;
};

/**
 * The office's links that send an issue and stop it. Opening one changes nothing, because mail scanners open links;
 * the page's button posts to the same address. Both buttons lead to the page of the second link, so that pressing
 * twice does not stop what was started.
 */
export function newsletterRoute({ db, sendPage, limit, now }: Dependencies) {
  async function answer(
    context: Context,
    action: NewsletterAction,
  ): Promise<Response> {
    const token = context.req.query("token") ?? "";
    const day = await readNewsletterLink(db, action, token);
    const issue = day && findIssue(day);
    if (!issue) return show(context, "invalid", 400);
    const isPressed = context.req.method === "POST";
    if (isPressed && action === "send")
      await startNewsletter(db, issue.day, now());
    if (isPressed && action === "stop")
      await stopNewsletter(db, issue.day, now());
    const sending = await newsletterOf(db, issue.day);
    if (sending && (isPressed || action === "send")) {
      const path = await newsletterPath(db, "stop", issue.day, now());
      return context.redirect(path, 303);
    }
    return show(context, sending?.status ?? "send", 200, {
      title: issue.title,
      count: String(await countRecipients(db, issue.day)),
      starts: sending ? inTexas(new Date(sending.starts_at)) : "",
    });
  }

  const show = (
    context: Context,
    page: string,
    status: 200 | 400 | 503,
    told?: Record<string, string>,
  ) =>
    sendPage(context, `/subscribe/${page}?${new URLSearchParams(told)}`, {
      status,
      comesFirst: true,
    });

  const respond = (action: NewsletterAction) => (context: Context) => {
    context.header("Cache-Control", "no-store");
    return answer(context, action).catch((error: unknown) => {
      log("error", "newsletter link failed", reason(error));
      context.header("Retry-After", "30");
      return show(context, "failed", 503);
    });
  };

  const route = new Hono();
  for (const action of ["send", "stop"] as const)
    route
      .on(["GET", "POST"], `/${action}`, limit, respond(action))
      .all(`/${action}`, (context) => {
        context.header("Allow", "GET, HEAD, POST");
        return problem(context, 405, formProblems.methods);
      });
  return route;
}
