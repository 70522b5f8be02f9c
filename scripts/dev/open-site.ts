import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler } from "react-router";
import { answerPages } from "#app/content/addresses.ts";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { templateFile } from "#server/files/template.ts";
import { openIntake } from "#server/forms/intake.ts";
import { Health } from "#server/health/health.ts";
import { filledPages } from "#server/pages.ts";
import { openStore } from "#server/store/store.ts";
import { uploadReader } from "#server/uploads/read-upload.ts";
import { searchIndex } from "../make-search.ts";

/** Stands for build/: what the server fills in. */
const folder = ".generated/dev";

/** The site's own server, which fills in pages that React renders now instead of those of a build. */
export async function openSite() {
  const index = await searchIndex();
  await writeTemplates();
  write("client/blog/search-index.json", index);
  write("answers/answers.js", 'export * from "#app/answers/answers.tsx";');
  const pages = await filledPages(folder);

  const config = readConfig(process.env);
  const store = await openStore(config);
  const now = () => new Date();
  const health = new Health({ ...config, ...store }, now);
  const { publicOrigin, rateLimits, trustedProxies } = config;
  const app = createApp({
    db: store.db,
    files: new Map(),
    pages,
    intake: await openIntake(store, rateLimits, trustedProxies, now),
    health,
    readUpload: uploadReader(() => health.hasRoom()),
    publicOrigin,
    formOrigins: [],
    sender: config.mail.sender,
    now,
    wakeMail: () => {},
  });

  const site = new Hono<{ Bindings: HttpBindings }>();
  site.get("/blog/search-index.json", (context) => context.body(index));
  // The build fills the page for those who have not asked yet.
  site.get("/blog/search", (context) =>
    context.html(pages.search.answer(new URL(context.req.url).searchParams)),
  );
  site.all("*", async (context) => {
    const answer = await app.fetch(context.req.raw, context.env);
    // The policy would keep out what Vite writes into pages.
    answer.headers.delete("Content-Security-Policy");
    return answer;
  });
  return { fetch: site.fetch, close: () => store.db.destroy() };
}

async function writeTemplates() {
  const render = createRequestHandler(
    await import("virtual:react-router/server-build"),
    "development",
  );
  const hashes: Record<string, object> = {};
  const plain = answerPages.filter((page) => page !== "/404");
  for (const page of [
    ...plain,
    "/blog/search",
    "/coverage-finder",
    "/onboarding",
  ]) {
    const answer = await render(new Request(`http://localhost${page}`));
    const html = await answer.text();
    // What the server fills in React does not know: such a page stays plain HTML, as in the build.
    write(
      templateFile(page),
      plain.includes(page) ? withoutScripts(html) : html,
    );
    hashes[`${page}.html`] = { scripts: [], styles: [] };
  }
  write("policy-hashes.json", JSON.stringify(hashes));
}

/** Only the one in the head stays, which React does not need. */
function withoutScripts(html: string): string {
  const [head = "", body = ""] = html.split(/(?=<body)/);
  return head + body.replace(/<script.*?<\/script>/gs, "");
}

function write(file: string, text: string) {
  mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
  writeFileSync(`${folder}/${file}`, text);
}
