import type { Context, MiddlewareHandler } from "hono";
import { log } from "#server/log.ts";
import { wordsFor } from "#server/http/server-words.ts";
import { problem } from "./form-answers.ts";

/**
 * Whether a post comes from another site: only configured origins may post, whatever Host says. On the visitor's own
 * machine the server's host counts as its origin too. A client that sends neither Origin nor Sec-Fetch-Site may post,
 * because there is no cookie to exploit.
 */
export function foreignPosts(allowed: readonly string[]) {
  let isLogged = false;
  return (context: Context): boolean => {
    const origin = context.req.header("Origin");
    const site = context.req.header("Sec-Fetch-Site");
    const host = context.req.header("Host");
    const own = origin && host && URL.parse(origin)?.host === host;
    const isForeign = origin
      ? !allowed.includes(origin) && !(own && isLoopback(origin))
      : site === "cross-site" || site === "same-site";
    if (isForeign && own && !isLogged) {
      isLogged = true;
      // Our own pages under a name that is not configured: its visitors cannot send anything.
      log("warn", "form refused: its origin is not in FORM_ORIGINS", {
        origin,
      });
    }
    return isForeign;
  };
}

/** Refuses every request from another site, except to read. */
export function sameOrigin(allowed: readonly string[]): MiddlewareHandler {
  const isForeign = foreignPosts(allowed);
  return async (context, next) =>
    context.req.method === "GET" || !isForeign(context)
      ? next()
      : problem(context, 403, wordsFor(context).problems.origin);
}

/** Whether the client sends its origin, as every current browser does. */
export function hasOrigin(context: Context): boolean {
  return ["Origin", "Sec-Fetch-Site"].some((name) => context.req.header(name));
}

const isLoopback = (origin: string) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);
