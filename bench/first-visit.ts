import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../scripts/find-chromium.ts";

/**
 * What a first visit costs on a simulated phone (Lighthouse's own mobile settings), beside an empty page of the same
 * run: the median of `runs`. Exits with 1 where a limit is not held. Arguments: the paths to measure.
 */
const runs = Number(process.env.RUNS ?? 5);
const port = 3480;
const limits = {
  score: 100,
  firstPaintRatio: 1.25,
  shift: 0.01,
  scriptKilobytes: 120,
};
const paths = process.argv.length > 2 ? process.argv.slice(2) : ["/"];

const server = await startServer();
const empty = await startEmptyPage();
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
  ],
});

const floor = median(await measure(`http://localhost:${port + 1}/`)).firstPaint;
const rows = [];
for (const path of paths) {
  const visit = median(await measure(`http://localhost:${port}${path}`));
  rows.push({
    path,
    ...visit,
    "first paint / empty": Number((visit.firstPaint / floor).toFixed(2)),
  });
}
console.log(`First paint of an empty page: ${Math.round(floor)} ms`);
console.table(rows);

chrome.kill();
empty.close();
server.kill();
const held = rows.every(
  (row) =>
    Object.values(row.scores).every((score) => score >= limits.score) &&
    row["first paint / empty"] <= limits.firstPaintRatio &&
    row.shift <= limits.shift &&
    row.scriptKilobytes <= limits.scriptKilobytes,
);
process.exit(held ? 0 : 1);

type Visit = {
  scores: Record<string, number>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scriptKilobytes: number;
  totalKilobytes: number;
};

async function measure(url: string): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
    });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    visits.push({
      scores: Object.fromEntries(
        Object.entries(categories).map(([id, { score }]) => [
          id,
          Math.round((score ?? 0) * 100),
        ]),
      ),
      firstPaint: Math.round(value("first-contentful-paint")),
      largestPaint: Math.round(value("largest-contentful-paint")),
      blocking: Math.round(value("total-blocking-time")),
      shift: Number(value("cumulative-layout-shift").toFixed(4)),
      ...weights(audits["network-requests"]?.details),
    });
  }
  return visits;
}

/** Kilobytes on the wire, of scripts and of everything. */
function weights(details: unknown) {
  const { items } = details as {
    items: { resourceType?: string; transferSize?: number }[];
  };
  const sum = (type?: string) =>
    items
      .filter((item) => type === undefined || item.resourceType === type)
      .reduce((total, item) => total + (item.transferSize ?? 0), 0);
  return {
    scriptKilobytes: Math.round(sum("Script") / 100) / 10,
    totalKilobytes: Math.round(sum() / 100) / 10,
  };
}

/** The visit of median first paint: one that really happened, not a mix. */
function median(visits: Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => a.firstPaint - b.firstPaint);
  return sorted[Math.floor(sorted.length / 2)]!;
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "sabine-ridge-bench-")),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout!, "data");
  return child;
}

async function startEmptyPage() {
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';
  const http = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(page);
  });
  http.listen(port + 1, "localhost");
  await once(http, "listening");
  return http;
}
