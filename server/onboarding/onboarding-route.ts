import type { Context } from "hono";
import { readProgress } from "#forms/onboarding-progress.ts";
import {
  contentSecurityPolicy,
  type InlineHashes,
} from "#server/files/security-headers.ts";
import type { OnboardingPage } from "./onboarding-page.ts";

type Options = {
  page: OnboardingPage;
  /** What stands inline in the page. */
  hashes: InlineHashes | undefined;
  isHttps: boolean;
};

/** Answers GET /onboarding with the page at the progress that the address carries. */
export function onboardingRoute({ page, hashes, isHttps }: Options) {
  return (context: Context): Response => {
    const { searchParams } = new URL(context.req.url);
    const headers = new Headers({
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
    });
    if (hashes)
      headers.set(
        "Content-Security-Policy",
        contentSecurityPolicy(hashes, isHttps),
      );
    return new Response(page(readProgress(searchParams)), { headers });
  };
}
