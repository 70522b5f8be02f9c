import type { MiddlewareHandler } from "hono";
import { contentSecurityPolicy, nothingInline } from "#app/document/policy.ts";

/** On every response, including errors and redirects (docs/quality.md, "Security headers"). */
const headers: Record<string, string> = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  // Not no-referrer: with it browsers send `Origin: null` on form posts (Fetch standard).
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

export function securityHeaders(isHttps: boolean): MiddlewareHandler {
  return async (context, next) => {
    await next();
    secure(context.res.headers, isHttps);
  };
}

/** Adds them to a response and keeps those that it has. A second call would repeat upgrade-insecure-requests. */
export function secure(answer: Headers, isHttps: boolean): Headers {
  for (const [name, value] of Object.entries(headers))
    if (!answer.has(name)) answer.set(name, value);
  const policy =
    answer.get("Content-Security-Policy") ??
    contentSecurityPolicy(nothingInline);
  // Over http it is ignored, and upgrade-insecure-requests would break localhost in WebKit.
  if (isHttps)
    answer.set(
      "Strict-Transport-Security",
      "max-age=63072000; includeSubDomains",
    );
  answer.set(
    "Content-Security-Policy",
    isHttps ? `${policy}; upgrade-insecure-requests` : policy,
  );
  return answer;
}
