import type { Context, MiddlewareHandler } from "hono";
import { problem } from "./form-answers.ts";

/**
 * Refuses form posts from other sites (bar 3.3). The server's own host counts as its origin. A client that sends
 * neither Origin nor Sec-Fetch-Site is let through: there is no cookie that it could ride on.
 */
export function sameOrigin(allowed: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header("Origin");
    const site = context.req.header("Sec-Fetch-Site");
    const host = context.req.header("Host");
    const own = origin && host && hostOf(origin) === host;
    const foreign = origin
      ? !own && !allowed.includes(origin)
      : site === "cross-site" || site === "same-site";
    if (foreign && context.req.method !== "GET")
      return problem(context, 403, "This form belongs to another site");
    return next();
  };
}

/** Whether the client says where its request comes from, as every browser of today does. */
export function hasOrigin(context: Context): boolean {
  return ["Origin", "Sec-Fetch-Site"].some((name) => context.req.header(name));
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
