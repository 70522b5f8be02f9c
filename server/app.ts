import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Kysely } from "kysely";
import { searchRoute } from "./blog/search-route.ts";
import { certificateRoute } from "./certificate/certificate-route.ts";
import { claimRoute } from "./claim/claim-route.ts";
import { computedPages } from "./computed-pages.ts";
import { contactRoute } from "./contact/contact-route.ts";
import { referenceRoute } from "./leads/reference-page.ts";
import { finderRoute } from "./coverage-finder/finder-route.ts";
import { filesRoute } from "./files/files-route.ts";
import { securityHeaders } from "./files/security-headers.ts";
import type { SiteFile } from "./files/site-files.ts";
import { formTokenRoute } from "./forms/form-token-route.ts";
import type { Intake } from "./forms/intake.ts";
import { sameOrigin } from "./forms/same-origin.ts";
import type { Health } from "./health/health.ts";
import { healthRoutes } from "./health/health-routes.ts";
import type { Sender } from "./mail/mail-config.ts";
import { log, reason } from "./log.ts";
import { onboardingRoute } from "./onboarding/onboarding-route.ts";
import type { FilledPages } from "./pages.ts";
import { linkRoute } from "./subscribe/link-route.ts";
import { subscribeRoute } from "./subscribe/subscribe-route.ts";
import type { ReadUpload } from "./uploads/read-upload.ts";
import type { Tables } from "./store/schema.ts";

export type AppDependencies = {
  db: Kysely<Tables>;
  files: ReadonlyMap<string, SiteFile>;
  pages: FilledPages;
  intake: Intake;
  health: Health;
  /** One a process: its places bound the memory of all uploads. */
  readUpload: ReadUpload;
  /** Where the site is reached from outside, such as https://www.example.com. */
  publicOrigin: string;
  formOrigins: readonly string[];
  /** What mails to subscribers say of us. */
  sender: Sender;
  now: () => Date;
  /** Tells the outbox worker that a mail waits. */
  wakeMail: () => void;
};

/** The whole server as a function from Request to Response. */
export function createApp({
  db,
  files,
  pages,
  intake,
  health,
  readUpload,
  publicOrigin,
  formOrigins,
  sender,
  now,
  wakeMail,
}: AppDependencies) {
  const isHttps = publicOrigin.startsWith("https:");
  const app = new Hono();
  app.use(securityHeaders(isHttps));
  // Pages that are filled in: files have copies that were compressed as they were built.
  app.use(compress({ encoding: "gzip", contentTypeFilter: /^text\/html/ }));
  app.route("/", healthRoutes(health));
  // What people typed, and references to it.
  app.use("/api/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  app.use("/api/*", sameOrigin([publicOrigin, ...formOrigins]));
  const leads = { db, intake, isHttps, now, wakeMail };
  app.route("/api/contact", contactRoute({ ...leads, pages: pages.contact }));
  app.route(
    "/api/certificate",
    certificateRoute({
      ...leads,
      pages: pages.certificate,
      readUpload,
    }),
  );
  app.route("/api/claim", claimRoute({ ...leads, pages: pages.claim }));
  app.route(
    "/api/subscribe",
    subscribeRoute({
      db,
      intake,
      pages: pages.subscribe,
      sender,
      isHttps,
      now,
      wakeMail,
    }),
  );
  app.route("/subscribe", linkRoute({ db, pages: pages.links, isHttps, now }));
  app.route("/api/form-token", formTokenRoute(intake));
  for (const [path, page] of Object.entries(pages.references))
    app.route(path, referenceRoute(page, isHttps));
  // Where the drawer leads without scripts: only a page that loads anew closes it.
  app.get("/contact", (context) => context.redirect("/#contact"));
  const guard = computedPages(intake, isHttps);
  for (const path of ["/onboarding", "/coverage-finder", "/blog/search"])
    app.get(path, guard);
  app.get(
    "/onboarding",
    onboardingRoute({
      page: pages.onboarding,
      hashes: files.get("/onboarding")?.hashes,
      isHttps,
    }),
  );
  app.route("/coverage-finder", finderRoute(pages.finder, isHttps));
  app.route("/blog/search", searchRoute(pages.search, isHttps));
  app.all("*", filesRoute({ files, isHttps }));
  app.onError((error, context) => {
    log("error", "request failed", reason(error));
    return context.text("Something went wrong. Please try again.", 500);
  });
  return app;
}
