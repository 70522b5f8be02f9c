import { execFile, spawnSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { atLeast, atMost, rounded, type Figure } from "./figure.ts";
import { startSite } from "./start-site.ts";

/** Of each measurement. */
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const connections = 32;
const run = promisify(execFile);

type Row = { path: string; perSecond: number; p99: number };

/**
 * How many files per second one server process sends, and how fast. wrk requests gzip copies over 32 open
 * connections. Without wrk nothing is measured.
 */
export async function files(): Promise<Figure[]> {
  if (!isInstalled("wrk")) {
    console.log(
      "files: not measured, because wrk is missing (apt-get install wrk)",
    );
    return [];
  }
  await using site = await startSite({
    HOST: "127.0.0.1",
    VITE_PUBLIC_ORIGIN: "https://www.example.com",
  });
  const paths = [
    "/",
    "/about",
    largest("assets/*.js"),
    largest("images/**/*.svg"),
  ];
  const rows: Row[] = [];
  for (const path of paths) rows.push(await measure(site.origin, path));
  console.table(rows);
  return rows.flatMap(({ path, perSecond, p99 }) => [
    atLeast("answers a second", path, perSecond, 2000),
    atMost("99 of 100 files within, ms", path, p99, 100),
  ]);
}

/** Requests one address as fast as answers come. Throws if any answer is not 200. */
async function measure(origin: string, path: string): Promise<Row> {
  const url = origin + path;
  const headers = { "Accept-Encoding": "gzip" };
  await (await fetch(url, { headers })).arrayBuffer();
  await wrk(url, 1);
  const told = await wrk(url, seconds);
  const value = (pattern: RegExp) => pattern.exec(told)?.slice(1) ?? [];
  const [p99 = "", unit = ""] = value(/^\s+99%\s+([\d.]+)(\w+)/m);
  return {
    path: path.replace(/-[\w-]{8}\./, "-*."),
    perSecond: Math.round(Number(value(/Requests\/sec:\s+([\d.]+)/)[0])),
    p99: rounded(Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit]!, 1),
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
