import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { PageRecord } from "#app/document/page-record.ts";
import { isNotFoundPage, siteFiles } from "#server/http/site-files.ts";

/** Pages that the server renders when they are asked for, and the router's data of one. */
const onDemand = [
  "/?about=hail",
  "/blog?page=2",
  "/blog/search?q=hail",
  "/coverage-finder?for=home",
  "/onboarding?progress=50",
];

/** How long the server may take to start, in milliseconds. */
const patience = 60_000;

/**
 * Starts the server of a release on a free port, with an empty store and without mail, and requests everything it
 * has. Returns how many answers it checked. Throws an error that lists what is wrong.
 */
export async function checkRelease(release: string): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), "sabine-ridge-check-"));
  const node = join(release, "node_modules/node/bin/node");
  const server = spawn(
    existsSync(node) ? node : process.execPath,
    ["server/main.ts"],
    {
      cwd: release,
      env: {
        PATH: process.env.PATH,
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: data,
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  try {
    const url = await addressOf(server);
    return await request(url, join(release, "build"));
  } finally {
    const gone = once(server, "exit");
    if (server.exitCode === null && server.kill("SIGKILL")) await gone;
    rmSync(data, { recursive: true, force: true });
  }
}

async function addressOf(server: ReturnType<typeof spawn>): Promise<URL> {
  let said = "";
  server.stdout!.setEncoding("utf8").on("data", (text) => (said += text));
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    const [, url] = /"url":"([^"]+)"/.exec(said) ?? [];
    if (url) return new URL(url);
    if (server.exitCode !== null) break;
    await pause(20);
  }
  throw new Error(`the server does not start: ${said}`);
}

async function request(url: URL, build: string): Promise<number> {
  const files = siteFiles(build);
  const problems: string[] = [];
  const pages = globSync(`${build}/pages/*.json`).map(
    (file) => (JSON.parse(readFileSync(file, "utf8")) as PageRecord).path,
  );
  const check = async (path: string, status = 200) => {
    const answer = await fetch(new URL(path, url));
    const text = await answer.text();
    if (answer.status !== status)
      problems.push(`${path} answers ${answer.status}`);
    if (!answer.headers.get("content-security-policy"))
      problems.push(`${path} has no Content-Security-Policy`);
    return text;
  };
  for (const path of files.keys()) if (!isNotFoundPage(path)) await check(path);
  for (const path of pages) {
    const html = await check(path, isNotFoundPage(path) ? 404 : 200);
    for (const [, asset = ""] of html.matchAll(/"(\/assets\/[\w./-]+)"/g))
      if (!files.has(asset)) problems.push(`${path} needs ${asset}`);
  }
  for (const path of onDemand) await check(path);
  if (problems.length > 0) throw new Error(problems.slice(0, 20).join("\n"));
  return files.size + pages.length + onDemand.length;
}
