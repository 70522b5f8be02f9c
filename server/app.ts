import { Hono } from "hono";
import type { Kysely } from "kysely";
import type { ContactPages } from "./contact/contact-pages.ts";
import { searchRoute } from "./blog/search-route.ts";
import type { SearchPage } from "./blog/search-page.ts";
import { contactRoute } from "./contact/contact-route.ts";
import { sameOrigin } from "./contact/same-origin.ts";
import { filesRoute } from "./files/files-route.ts";
import { securityHeaders } from "./files/security-headers.ts";
import type { SiteFile } from "./files/site-files.ts";
import { log, reason } from "./log.ts";
import type { OnboardingPage } from "./onboarding/onboarding-page.ts";
import { onboardingRoute } from "./onboarding/onboarding-route.ts";
import { subscribeRoute } from "./subscribe/subscribe-route.ts";
import type { SubscribePages } from "./subscribe/subscribe-pages.ts";
import type { Tables } from "./store/schema.ts";

export type AppDependencies = {
  db: Kysely<Tables>;
  files: ReadonlyMap<string, SiteFile>;
  pages: ContactPages;
  /** Pages that the server fills in; without one, its address is the plain file. */
  onboarding?: OnboardingPage;
  search?: SearchPage;
  subscribe?: SubscribePages;
  /** Where the site is reached from outside, such as https://www.example.com. */
  publicOrigin: string;
  formOrigins: readonly string[];
  now: () => Date;
};

/** The whole server as a function from Request to Response. */
export function createApp({
  db,
  files,
  pages,
  onboarding,
  search,
  subscribe,
  publicOrigin,
  formOrigins,
  now,
}: AppDependencies) {
  const isHttps = publicOrigin.startsWith("https:");
  const app = new Hono();
  app.use(securityHeaders(isHttps));
  app.use("/api/*", sameOrigin([publicOrigin, ...formOrigins]));
  app.route("/api/contact", contactRoute({ db, pages, isHttps, now }));
  if (onboarding) {
    const hashes = files.get("/onboarding")?.hashes;
    app.get(
      "/onboarding",
      onboardingRoute({ page: onboarding, hashes, isHttps }),
    );
  }
  if (subscribe)
    app.route(
      "/api/subscribe",
      subscribeRoute({ db, pages: subscribe, isHttps, now }),
    );
  if (search) app.route("/blog/search", searchRoute(search, isHttps));
  app.all("*", filesRoute({ files, isHttps }));
  app.onError((error, context) => {
    log("error", "request failed", reason(error));
    return context.text("Something went wrong. Please try again.", 500);
  });
  return app;
}
