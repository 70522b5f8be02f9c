import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { render } from "#app/entry.server.tsx";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { openIntake } from "#server/intake/intake.ts";
import { findIssue } from "#server/newsletter/newsletters.ts";
import { Health } from "#server/health/health.ts";
import { openStore } from "#server/store/store.ts";
import { uploadReader } from "#server/uploads/read-upload.ts";
import { issuePreview } from "./issue-preview.ts";
import { mailbox } from "./mailbox.ts";

/** The site's own server without files: Vite serves those. */
export async function openSite() {
  const config = readConfig(process.env);
  const store = await openStore(config);
  const now = () => new Date();
  const health = new Health({ ...config, ...store }, now);
  const { publicOrigin, rateLimits, trustedProxies } = config;
  const app = createApp({
    db: store.db,
    client: ".",
    files: new Map(),
    picturesVersion: "",
    render,
    notice: () => undefined,
    intake: await openIntake(store, rateLimits, trustedProxies, now),
    health,
    readUpload: uploadReader(() => health.hasRoom()),
    publicOrigin,
    formOrigins: [],
    mailing: config.mail.mailing,
    mailboxes: config.mail.mailboxes,
    now,
    wakeMail: () => {},
  });
  // Vite serves only those that were there when it started.
  const newFiles = new Hono().get(
    "/images/*",
    serveStatic({ root: ".generated/public" }),
  );
  return {
    async fetch(...[request, bindings]: Parameters<typeof app.fetch>) {
      const [, isMail, day] =
        /^(\/__mail)(?:\/(.+))?$/.exec(new URL(request.url).pathname) ?? [];
      const issue = day && findIssue(day);
      if (issue) return issuePreview(issue, config.mail.mailing.sender);
      if (isMail) return mailbox(store.db);
      const { pathname, search } = new URL(request.url);
      const file = await newFiles.fetch(request, bindings);
      if (file.ok) return file;
      const answered = await app.fetch(request, bindings);
      // Every page that the build writes as a file.
      const answer =
        answered.status === 404
          ? await render(pathname + search, {}, { onError: console.error })
          : answered;
      // The policy would block what Vite inserts into pages.
      answer.headers.delete("Content-Security-Policy");
      return answer;
    },
    close: () => store.db.destroy(),
  };
}
