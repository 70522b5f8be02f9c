import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { inject, onTestFinished } from "vitest";
import { createApp, type AppDependencies } from "./app.ts";
import { contentSecurityPolicy } from "#app/document/policy.ts";
import { siteFiles } from "./http/site-files.ts";
import type { Render } from "./http/renderer.ts";
import type { TrustedProxies } from "./client-address.ts";
import { usualMailing } from "#server/outbox/lead-mailing.ts";
import type { Mailboxes } from "#server/outbox/mail/mail-config.ts";
import { openIntake } from "#server/intake/intake.ts";
import { Health } from "#server/health/health.ts";
import { openStore, type Store } from "#server/store/store.ts";
import { tableNames } from "#server/store/table-names.ts";
import { uploadReader } from "#server/uploads/read-upload.ts";

export const style = "main{color:navy}";
export const picturesVersion = "abc123";
export const script = 'document.title="fixture"';

const page = (words: string) =>
  `<!DOCTYPE html><style>${style}</style><script>${script}</script><main>${words}</main>`;

/** The files of the fixture's build. Text files get compressed copies. */
export const built: Record<string, string> = {
  "index.html": page("home"),
  "about/index.html": page("about"),
  "contact/thanks/index.html": page("thanks"),
  "blog/index.html": page("blog"),
  "blog/search/index.html": page("search"),
  "coverage-finder/index.html": page("finder"),
  "onboarding/index.html": page("onboarding"),
  "industry/real-estate-insurance/index.html": page("real estate"),
  "404/index.html": page("not found"),
  "es/404/index.html": page("not found in another language"),
  "assets/root-Bx1y2z3_.js": "export {}",
  "assets/font-abc.woff2": "font",
  "share/home.png": "share picture",
  "blog/feed.xml": "<feed/>",
  "images/plain.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  ".env": "SECRET=1",
  ".git/config": "[core]",
  "notes/.draft/index.html": "draft",
};

/** The policy of every page of the fixture's build, and of the pages that it renders. */
export const policy = contentSecurityPolicy({
  scripts: [script],
  styles: [style],
});

/** Renders, as text, the address and the posted form. */
export const fixtureRender: Render = async (address, { form } = {}) =>
  new Response(page(form ? `${address} ${JSON.stringify(form)}` : address), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
    },
  });

/** Stands in for the built app/entry.server.tsx: it answers every address as `fixtureRender` does. */
const serverBuild = `
export const render = async (address, { form } = {}) =>
  new Response("<!DOCTYPE html><main>" + address + " " + JSON.stringify(form), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": ${JSON.stringify(policy)},
    },
  });
`;

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Writes a small build to `folder`, in the layout of scripts/build.ts. */
export function writeBuild(folder: string): void {
  for (const [file, content] of Object.entries(built)) {
    write(`${folder}/client/${file}`, content);
    if (file.endsWith(".woff2")) continue;
    write(`${folder}/client/${file}.br`, brotliCompressSync(content, fast));
    write(`${folder}/client/${file}.gz`, gzipSync(content));
  }
  for (const file of Object.keys(built))
    if (file.endsWith("index.html")) {
      const path = `/${file}`.replace(/\/index\.html$/, "") || "/";
      const facts = JSON.stringify({ path, policy, facts: {} });
      write(`${folder}/pages/${encodeURIComponent(path)}.json`, facts);
    }
  write(`${folder}/server/index.js`, serverBuild);
  write(`${folder}/pictures-version.txt`, picturesVersion);
}

/** The server on a small build and an empty store. All of it is removed when the test ends. */
export async function fixtureApp({
  publicOrigin = "http://localhost:3000",
  formOrigins = [] as string[],
  now = () => new Date("2026-11-20T12:00:00Z"),
  rateLimits = { perAddress: 1000, total: 1000 },
  trustedProxies = 0 as TrustedProxies,
  diskFreeMin = 0,
  build = inject("smallBuild"),
  render = fixtureRender,
  notice = (() => undefined) as AppDependencies["notice"],
  lookAtNotice = async () => {},
  mailboxes = { to: "leads@sabineridge.example" } as Mailboxes,
  sharedAssets = undefined as string | undefined,
} = {}) {
  const store = await borrowStore(idle, () =>
    openStore({ dataDir: lastingFolder() }),
  );
  const { db } = store;
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
    client: `${build}/client`,
    files: siteFiles(build),
    picturesVersion,
    sharedAssets,
    render,
    notice,
    lookAtNotice,
    publicOrigin,
    formOrigins,
    mailing: {
      ...usualMailing,
      sender: {
        publicOrigin,
        postalAddress: "1 Main Street, Houston, TX 77002",
      },
    },
    mailboxes,
    now,
    wakeMail: () => {},
  });
  return { app, db, intake };
}

const storeFolder = mkdtempSync(join(tmpdir(), "sabine-ridge-test-"));
process.on("exit", () => rmSync(storeFolder, { recursive: true, force: true }));

/** A folder that is removed when the tests of this process end. */
export const lastingFolder = () => mkdtempSync(`${storeFolder}/`);

/**
 * An empty store of this list, or a new one; cleared and put into the list when the test ends. Opening a new one takes
 * longer than most tests.
 */
export async function borrowStore(
  idle: Store[],
  open: () => Promise<Store>,
): Promise<Store> {
  const store = idle.pop() ?? (await open());
  onTestFinished(async () => {
    try {
      for (const table of tableNames.toReversed())
        await store.db.deleteFrom(table).execute();
      idle.push(store);
    } catch {
      // The test has already closed it.
    }
  });
  return store;
}

const idle: Store[] = [];

function write(file: string, content: string | Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
