import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { contentSecurityPolicy } from "./security-headers.ts";
import type { Template } from "./template.ts";

/** Answers with a page that was filled in, under the policy that names what stands inline in its template. */
export function sendPage(
  context: Context,
  { html, hashes }: Template,
  isHttps: boolean,
  status: ContentfulStatusCode = 200,
): Response {
  context.header(
    "Content-Security-Policy",
    contentSecurityPolicy(hashes, isHttps),
  );
  return context.html(html, status);
}
