import { Hono } from "hono";
import { compress } from "hono/compress";
import { forms } from "#content/forms.ts";
import { redirects as gone } from "#content/redirects.ts";
import { filesRoute } from "./http/files-route.ts";
import type { Notice } from "#app/document/notice.ts";
import { noticedPages } from "./http/noticed-pages.ts";
import { pageLimit } from "./intake/page-limit.ts";
import { requestIds } from "./http/request-ids.ts";
import { requestedPages } from "./http/requested-pages.ts";
import type { Render } from "./http/renderer.ts";
import { wordsFor } from "./http/server-words.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { pageSender } from "./http/send-page.ts";
import { speculationRules } from "./http/speculation.ts";
import type { SiteFile } from "./http/site-files.ts";
import { formTokenRoute } from "#server/intake/form-token-route.ts";
import type { FormDependencies } from "#server/intake/form-route.ts";
import { foreignPosts } from "#server/intake/same-origin.ts";
import type { Health } from "#server/health/health.ts";
import { healthRoutes } from "#server/health/health-routes.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import type { Mailboxes } from "#server/outbox/mail/mail-config.ts";
import { log, reason } from "./log.ts";
import { knownPages } from "#server/sources/known-pages.ts";
import { sourceReader } from "#server/sources/source-reader.ts";
import { deskRoute } from "#server/desk/desk-route.ts";
import { formsInLanguages } from "#server/intake/form-language.ts";
import { leadRoute } from "#server/leads/lead-route.ts";
import { receivedAt } from "#server/leads/list-leads.ts";
import type { Db } from "#server/store/schema.ts";
import { newsletterRoute } from "#server/newsletter/newsletter-route.ts";
import { linkRoute } from "#server/subscribe/subscription-link-route.ts";
import { subscribeRoute } from "#server/subscribe/subscribe-route.ts";
import type { ReadUpload } from "#server/uploads/read-upload.ts";

export type AppDependencies = Omit<
  FormDependencies,
  "sendPage" | "isForeign"
> & {
  render: Render;
  /** The folder that is served, and its files. */
  client: string;
  files: ReadonlyMap<string, SiteFile>;
  picturesVersion: string;
  /** Where open pages of other builds find their files. */
  sharedAssets?: string | undefined;
  /** The current notice at the top of every page. */
  notice: () => Notice | undefined;
  /** Reads it again at once. */
  lookAtNotice?: () => Promise<void>;
  health: Health;
  /** Where the desk reads lists of leads, so that they hold up no post. By default `db`. */
  reads?: Db;
  /** One per process: its slots limit the memory of all uploads. */
  readUpload: ReadUpload;
  /** The site's public address, such as https://www.example.com. */
  publicOrigin: string;
  formOrigins: readonly string[];
  /** What goes out about a lead, and the brokerage's details for all mails. */
  mailing: LeadMailing;
  mailboxes: Mailboxes;
};

/** The whole server as a function from Request to Response. */
export function createApp({
  db,
  client,
  files,
  picturesVersion,
  sharedAssets,
  render: plain,
  notice,
  lookAtNotice = async () => {},
  reads = db,
  intake,
  health,
  readUpload,
  publicOrigin,
  formOrigins,
  mailing,
  mailboxes,
  now,
  wakeMail,
}: AppDependencies) {
  const origins = [publicOrigin, ...formOrigins];
  const redirects = new Map(gone.redirects.map(({ from, to }) => [from, to]));
  const isHttps = publicOrigin.startsWith("https:");
  const app = new Hono();
  app.use(requestIds);
  app.use(securityHeaders(isHttps));
  // Rendered pages; files have copies that the build compressed.
  const rendered = /^text\/html/;
  app.use(compress({ encoding: "gzip", contentTypeFilter: rendered }));
  app.route("/", healthRoutes(health));
  // They contain what people typed, and references to it.
  app.use("/api/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  const render: Render = (address, input) =>
    plain(address, { notice: notice(), ...input });
  const sourceOf = sourceReader(knownPages(files), origins);
  const sendPage = pageSender(render);
  const { pageRequests, linkRequests, addressOf } = intake;
  const limits = {
    pages: pageLimit(pageRequests, addressOf),
    links: pageLimit(linkRequests, addressOf),
  };
  // A lead is thanked for even if the store fails just after it was kept.
  const leadReceivedAt = (reference: string) =>
    receivedAt(db, reference).catch(() => now().toISOString());
  const isForeign = foreignPosts(origins);
  const shared = { db, intake, sendPage, now, wakeMail, isForeign };
  for (const form of forms)
    app.route(
      `/api/${form.kind}`,
      leadRoute(form, { ...shared, readUpload, mailing, sourceOf }),
    );
  for (const { form, words } of formsInLanguages())
    app.route(
      `/api/${words.language}/${form.kind}`,
      leadRoute(form, { ...shared, readUpload, mailing, sourceOf }, words),
    );
  app.route("/api/subscribe", subscribeRoute({ ...shared, mailing }));
  const limit = limits.links;
  const { sender } = mailing;
  app.route(
    "/desk",
    deskRoute({
      ...shared,
      reads,
      limit,
      mailboxes,
      sender,
      origins,
      isHttps,
      lookAtNotice,
    }),
  );
  app.route("/subscribe", newsletterRoute({ db, sendPage, limit, now }));
  app.route("/subscribe", linkRoute({ db, sendPage, limit, now }));
  app.route("/api/form-token", formTokenRoute(intake));
  speculationRules(app);
  app.route("/", requestedPages(sendPage, limits, leadReceivedAt));
  // The drawer links here without scripts, because only loading a page closes it.
  app.get("/contact", (context) => context.redirect("/#contact"));
  app.route(
    "/",
    filesRoute({
      client,
      files,
      picturesVersion,
      shared: sharedAssets,
      noticed: noticedPages(render, notice),
      redirects,
    }),
  );
  app.onError((error, context) => {
    log("error", "request failed", reason(error));
    return context.text(wordsFor(context).serverErrors.failed, 500);
  });
  return app;
}
