import type { MiddlewareHandler } from "hono";

/** Hashes of what stands inline in a page: for its content security policy. */
export type InlineHashes = {
  scripts: readonly string[];
  styles: readonly string[];
};

/** On every answer, errors and redirects too (docs/quality.md, "Security headers"). */
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

/** Adds them to an answer. What it has of them already stays. */
export function secure(answer: Headers, isHttps: boolean): Headers {
  for (const [name, value] of Object.entries(headers))
    if (!answer.has(name)) answer.set(name, value);
  if (!answer.has("Content-Security-Policy"))
    answer.set(
      "Content-Security-Policy",
      contentSecurityPolicy({ scripts: [], styles: [] }, isHttps),
    );
  // Over http it is ignored, and upgrade-insecure-requests would break localhost in WebKit.
  if (isHttps)
    answer.set(
      "Strict-Transport-Security",
      "max-age=63072000; includeSubDomains",
    );
  return answer;
}

/** Everything from this site only; inline only what the build wrote, by its hash. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  isHttps: boolean,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
