import { execFile, spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startServer } from "../tests/faults/server-process.ts";
import { startNginx } from "./nginx.ts";

/**
 * How many files a second one server process sends, and how soon, beside one nginx worker that sends the same gzip
 * copies with the same headers in the same run. wrk asks over 32 connections that stay open. Needs a build and wrk;
 * where there is no nginx the server is measured alone. BENCH_SECONDS: of each measurement, 5 by default.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 32;
const run = promisify(execFile);

if (!isInstalled("wrk"))
  throw new Error("wrk is not installed (Debian: apt-get install wrk)");
const paths = [
  "/",
  "/about",
  largest("assets/*.js"),
  largest("images/**/*.svg"),
];

const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-files-"));
await using server = await startServer({
  folder: ".",
  env: {
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    VITE_PUBLIC_ORIGIN: "https://www.example.com",
  },
});
await using nginx = isInstalled("nginx")
  ? await startNginx(3489, paths, server.url)
  : undefined;
if (!nginx) console.log("No nginx here: the server is measured alone");

const rows = [];
for (const path of paths) {
  rows.push(await measure("server", server.url.origin, path));
  if (nginx) rows.push(await measure("nginx", nginx.origin, path));
}
console.log(`wrk, ${connections} connections, ${availableParallelism()} cores`);
console.table(rows);
rmSync(folder, { recursive: true, force: true });

/** Asks for one address as fast as answers come. Throws where any answer is another than 200. */
async function measure(by: string, origin: string, path: string) {
  const url = origin + path;
  const headers = { "Accept-Encoding": "gzip" };
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const bytes = Number(answer.headers.get("Content-Length"));
  await wrk(url, 1);
  const told = await wrk(url, seconds);
  const value = (pattern: RegExp) => pattern.exec(told)?.[1] ?? "?";
  const perSecond = Number(value(/Requests\/sec:\s+([\d.]+)/));
  return {
    path: path.replace(/-[\w-]{8}\./, "-*."),
    KB: Math.round(bytes / 1000),
    by,
    "answers/s": Math.round(perSecond),
    "MB/s": Math.round((perSecond * bytes) / 1e6),
    p50: value(/^\s+50%\s+(\S+)/m),
    p99: value(/^\s+99%\s+(\S+)/m),
  };
}

async function wrk(url: string, duration: number): Promise<string> {
  const { stdout } = await run("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${duration}s`,
    "--latency",
    "--header=Accept-Encoding: gzip",
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url}\n${stdout}`);
  return stdout;
}

function largest(pattern: string): string {
  const root = "build/client";
  const [file = ""] = globSync(`${root}/${pattern}`).toSorted(
    (one, other) => statSync(other).size - statSync(one).size,
  );
  return file.slice(root.length);
}

function isInstalled(command: string): boolean {
  return !spawnSync(command, ["-v"], { stdio: "ignore" }).error;
}
