import { Hono, type Context, type MiddlewareHandler } from "hono";
import { wordsFor } from "#server/http/server-words.ts";
import type { SendPage } from "#server/http/send-page.ts";
import { log, reason } from "#server/log.ts";
import type { Db } from "#server/store/schema.ts";
import { problem } from "./form-answers.ts";

/** The name of a page below /subscribe, and what its words name in braces; or another address to go to. */
export type LinkAnswer =
  | {
      page: string;
      values?: Record<string, string>;
      status: 200 | 400 | 410 | 503;
    }
  | { to: string };

/** What a link does, by its token and whether the button on its page was pressed. */
export type FollowLink = (
  token: string,
  isPressed: boolean,
) => Promise<LinkAnswer>;

export type LinkDependencies = {
  db: Db;
  sendPage: SendPage;
  /** Limits requests from one network. */
  limit: MiddlewareHandler;
  now: () => Date;
};

/**
 * Links in mails, by the end of their address. Opening one changes nothing, because mail scanners open links; the
 * button on its page posts to the same address. So does a mail program's own button (RFC 8058), whose post must not be
 * redirected. The token in the address is all that counts, and the body is not read. The subject is for the log.
 */
export function mailLinks(
  links: Readonly<Record<string, FollowLink>>,
  subject: string,
  { sendPage, limit }: LinkDependencies,
) {
  const answer = (follow: FollowLink) => async (context: Context) => {
    const answered = await follow(
      context.req.query("token") ?? "",
      context.req.method === "POST",
    ).catch((error: unknown): LinkAnswer => {
      log("error", `${subject} link failed`, reason(error));
      context.header("Retry-After", "30");
      return { page: "failed", status: 503 };
    });
    context.header("Cache-Control", "no-store");
    if ("to" in answered) return context.redirect(answered.to, 303);
    const { page, values, status } = answered;
    const language = context.req.query("language");
    const parameters = { ...(language && { language }), ...values };
    const query = new URLSearchParams(parameters).toString();
    return sendPage(context, `/subscribe/${page}${query && `?${query}`}`, {
      status,
      comesFirst: true,
    });
  };

  const route = new Hono();
  for (const [name, follow] of Object.entries(links))
    route
      .on(["GET", "POST"], `/${name}`, limit, answer(follow))
      .all(`/${name}`, (context) => {
        context.header("Allow", "GET, HEAD, POST");
        return problem(context, 405, wordsFor(context).problems.methods);
      });
  return route;
}
