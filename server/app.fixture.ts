import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inject, onTestFinished } from "vitest";
import { subscriptionPages } from "#content/subscription.ts";
import { createApp } from "./app.ts";
import { makeIndex } from "#queries/search.ts";
import { siteFiles } from "./files/site-files.ts";
import type { Kysely } from "kysely";
import type { TrustedProxies } from "./forms/client-address.ts";
import { openIntake } from "./forms/intake.ts";
import { Health } from "./health/health.ts";
import { filledPages } from "./pages.ts";
import type { Tables } from "./store/schema.ts";
import { openSqlite } from "./store/sqlite.ts";
import { tableNames } from "./store/table-names.ts";
import { uploadReader } from "./uploads/read-upload.ts";

export const style = "main{color:navy}";
export const picturesVersion = "abc123";
export const script = 'document.title="fixture"';

const page = (words: string) =>
  `<!DOCTYPE html><style>${style}</style><script>${script}</script><main>${words}</main>`;

/** What the fixture's build holds, by file. Text files get compressed copies beside them. */
export const built: Record<string, string> = {
  "index.html": page("home"),
  "about.html": page("about"),
  "contact/thanks.html": page("thanks"),
  "customer-service/certificate-request/thanks.html": page("thanks"),
  "customer-service/claims/thanks.html": page("thanks"),
  "industry/real-estate-insurance.html": page("real estate"),
  "404.html": page("not found"),
  "_.data": "data",
  "assets/root-Bx1y2z3_.js": "export {}",
  "assets/font-abc.woff2": "font",
  "assets/share-abc.png": "share picture",
  "blog/feed.xml": "<feed/>",
  "images/plain.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "robots.txt": "User-agent: *",
  ".env": "SECRET=1",
  ".git/config": "[core]",
  ".hidden.json": "{}",
  "notes/.draft.html": "draft",
};

const certificate = "customer-service-certificate-request";
const claims = "customer-service-claims";

/** Forms whose problem pages the site's own components write: samples of them stand beside their routes. */
const problemTemplates = {
  contact: "contact",
  [certificate]: "certificate",
  [claims]: "claim",
};

const subscriptionPaths = Object.keys(subscriptionPages);

/** What the site's own components write (app/answers), here as what they were given. */
const answers = `
export const renderResults = (found) => JSON.stringify(found);
export const renderFinder = (words, search) => search;
export const renderSubscribeForm = (typed, errors, failed) => JSON.stringify({ typed, errors, failed });
`;

/** A folder that is gone when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** A small build, as scripts/build.ts leaves it, in `folder`. */
export function writeBuild(folder: string): void {
  for (const [file, content] of Object.entries(built)) {
    write(`${folder}/client/${file}`, content);
    if (file.endsWith(".woff2")) continue;
    write(`${folder}/client/${file}.br`, brotliCompressSync(content, fast));
    write(`${folder}/client/${file}.gz`, gzipSync(content));
  }
  for (const [template, form] of Object.entries(problemTemplates))
    write(
      `${folder}/templates/${template}-problem.html`,
      readFileSync(`server/${form}/${form}-problem.fixture.html`),
    );
  for (const [template, place] of [
    ["onboarding", "onboarding"],
    ["contact-reference", "@@reference@@"],
    [`${certificate}-reference`, "@@reference@@"],
    [`${claims}-reference`, "@@reference@@"],
    ["blog-search", "@@results@@"],
    ["coverage-finder", "@@finder@@"],
    ["subscribe-problem", "@@form@@"],
    ...subscriptionPaths.map(
      (path) => [path.slice(1).replace("/", "-"), path] as const,
    ),
  ] as const)
    write(`${folder}/templates/${template}.html`, page(place));
  write(
    `${folder}/client/blog/search-index.json`,
    JSON.stringify(makeIndex([])),
  );
  write(`${folder}/answers/answers.js`, answers);
  write(`${folder}/pictures-version.txt`, picturesVersion);
  const hashes = { scripts: [sha256(script)], styles: [sha256(style)] };
  const pages = [
    ...Object.keys(built),
    "contact/problem.html",
    "contact/reference.html",
    "customer-service/certificate-request/problem.html",
    "customer-service/certificate-request/reference.html",
    "customer-service/claims/problem.html",
    "customer-service/claims/reference.html",
    "subscribe/problem.html",
    ...subscriptionPaths.map((path) => `${path.slice(1)}.html`),
    "blog/search.html",
    "coverage-finder.html",
  ]
    .filter((file) => file.endsWith(".html"))
    .map((file) => [`/${file}`, hashes]);
  write(
    `${folder}/policy-hashes.json`,
    JSON.stringify(Object.fromEntries(pages)),
  );
}

/** What a browser computes of an inline script or style before it looks into the policy. */
export const sha256 = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The server on a small build and an empty store. All is gone when the test ends. */
export async function fixtureApp({
  publicOrigin = "http://localhost:3000",
  formOrigins = [] as string[],
  now = () => new Date("2026-11-20T12:00:00Z"),
  rateLimits = { perAddress: 1000, total: 1000 },
  trustedProxies = 0 as TrustedProxies,
  diskFreeMin = 0,
  build = inject("smallBuild"),
} = {}) {
  const db = await borrowStore();
  const store = { db, kind: "sqlite" as const };
  const intake = await openIntake(store, rateLimits, trustedProxies, now);
  const health = new Health(
    { ...store, dataDir: storeFolder, diskFreeMin },
    now,
  );
  const app = createApp({
    db,
    health,
    readUpload: uploadReader(() => health.hasRoom()),
    intake,
    files: siteFiles(build),
    pages: await filledPages(build),
    publicOrigin,
    formOrigins,
    sender: { publicOrigin, postalAddress: "1 Main Street, Houston, TX 77002" },
    now,
    wakeMail: () => {},
  });
  return { app, db, intake };
}

const storeFolder = mkdtempSync(join(tmpdir(), "sabine-ridge-test-"));
process.on("exit", () => rmSync(storeFolder, { recursive: true, force: true }));
const idle: Kysely<Tables>[] = [];

/** An empty store, cleared when the test ends. Opening a new one takes longer than most tests. */
async function borrowStore(): Promise<Kysely<Tables>> {
  const db = idle.pop() ?? (await openSqlite(mkdtempSync(`${storeFolder}/`)));
  onTestFinished(async () => {
    try {
      await empty(db);
      idle.push(db);
    } catch {
      // The test has closed it.
    }
  });
  return db;
}

async function empty(db: Kysely<Tables>) {
  for (const table of tableNames.toReversed())
    await db.deleteFrom(table).execute();
}

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
