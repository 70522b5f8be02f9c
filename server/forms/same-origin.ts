import type { MiddlewareHandler } from "hono";

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
      return context.json(
        { title: "This form belongs to another site", status: 403 },
        403,
        {
          "Content-Type": "application/problem+json",
        },
      );
    return next();
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
