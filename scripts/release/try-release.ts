import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { PageRecord } from "#app/document/page-record.ts";
import { isNotFoundPage } from "#server/http/site-files.ts";

/** Pages that the server renders when they are asked for. */
const onDemand = [
  "/?about=hail",
  "/blog?page=2",
  "/blog/search?q=hail",
  "/coverage-finder?for=home",
  "/onboarding?progress=50",
];

/**
 * Starts the server of a release on a spare port, next to the one that runs, with the same settings and store, and
 * requests /readyz and every page with its assets. Throws an error that says what is wrong.
 */
export async function tryRelease(
  release: string,
  dataDir: string,
): Promise<void> {
  const node = join(release, "node_modules/node/bin/node");
  const server = spawn(
    existsSync(node) ? node : process.execPath,
    ["server/main.ts"],
    {
      cwd: release,
      env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
      stdio: ["ignore", "pipe", "inherit"],
      ...ownerOf(dataDir),
    },
  );
  const exit = once(server, "exit");
  try {
    const url = await addressOf(server.stdout);
    await expectReady(url);
    await requestAll(url, join(release, "build"));
  } catch (cause) {
    throw new Error(
      `The server did not take it: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  } finally {
    server.stdout.resume();
    server.kill();
    await exit;
  }
}

/** As root, the server's user: what root writes to the store, the server could not write to. */
function ownerOf(dataDir: string) {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return {};
  const { uid, gid } = statSync(dataDir);
  return { uid, gid };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: output })) {
    lines.push(line);
    const [, url] = /"url":"([^"]+)"/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error(`it ended: ${lines.join("\n")}`);
}

/** How long a server may take to start, in milliseconds. A connection to systemd's socket waits for it. */
const patience = 60_000;

/** Throws if the server at this address could not store a lead, or does not answer. */
export async function expectReady(url: string | URL): Promise<void> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(new URL("/readyz", url), { signal });
  if (!answer.ok)
    throw new Error(`it could not store leads: ${await answer.text()}`);
}

async function requestAll(url: string, build: string) {
  const wanted = new Map(onDemand.map((path) => [path, 200]));
  for (const file of globSync(`${build}/pages/*.json`)) {
    const { path } = JSON.parse(readFileSync(file, "utf8")) as PageRecord;
    wanted.set(path, isNotFoundPage(path) ? 404 : 200);
  }
  const problems: string[] = [];
  // It grows while pages name their assets.
  for (const [path, status] of wanted) {
    const answer = await fetch(new URL(path, url));
    if (answer.status !== status)
      problems.push(`${path} answers ${answer.status}`);
    if (!answer.headers.get("Content-Security-Policy"))
      problems.push(`${path} has no Content-Security-Policy`);
    const text = await answer.text();
    for (const [, asset = ""] of text.matchAll(/"(\/assets\/[\w./-]+)"/g))
      wanted.set(asset, 200);
  }
  if (problems.length > 0) throw new Error(problems.slice(0, 20).join("\n"));
}
