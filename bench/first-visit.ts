import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../scripts/find-chromium.ts";
import { startServer } from "../tests/faults/server-process.ts";

/**
 * What a first visit costs on a simulated phone (Lighthouse's own mobile settings), beside an empty page of the same
 * run: the median of `runs`. Exits with 1 where a limit is not held. Arguments: the paths to measure.
 */
const runs = Number(process.env.RUNS ?? 5);
const port = 3480;

/** How long one measurement may take, in milliseconds. */
const patience = 120_000;

const limits = {
  score: 100,
  firstPaintRatio: 1.25,
  shift: 0.01,
  scriptKilobytes: 120,
};
const paths = process.argv.length > 2 ? process.argv.slice(2) : ["/"];

const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-bench-"));
const server = await startServer({
  folder: ".",
  env: { PORT: String(port), DATA_DIR: folder },
});
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
const measured = [];
for (const path of paths) {
  const visit = median(await measure(`http://localhost:${port}${path}`));
  const ratio = Number((visit.firstPaint / floor).toFixed(2));
  measured.push({ path, ratio, ...visit });
}
console.log(`First paint of an empty page: ${Math.round(floor)} ms`);
console.table(
  measured.map(({ scores, path, ratio, ...figures }) => ({
    path,
    "first paint / empty": ratio,
    ...figures,
    ...scores,
  })),
);
console.log("Limits:", limits);

chrome.kill();
empty.close();
await server.end("SIGKILL");
rmSync(folder, { recursive: true, force: true });
const held = measured.every(
  ({ scores, ratio, shift, scriptKilobytes }) =>
    Object.values(scores).every((score) => score >= limits.score) &&
    ratio <= limits.firstPaintRatio &&
    shift <= limits.shift &&
    scriptKilobytes <= limits.scriptKilobytes,
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
    const result = await Promise.race([
      lighthouse(url, { port: chrome.port, logLevel: "error" }),
      // It has been seen to wait for ever for a browser that has gone.
      setTimeout(patience, undefined, { ref: false }),
    ]);
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

/** Kilobytes in brotli of all scripts, and on the wire, headers included, of everything. */
function weights(details: unknown) {
  const { items } = details as {
    items: { url: string; resourceType?: string; transferSize?: number }[];
  };
  const scripts = items
    .filter(({ resourceType }) => resourceType === "Script")
    .map(({ url }) => statSync(`build/client${new URL(url).pathname}.br`).size);
  const all = items.map(({ transferSize }) => transferSize ?? 0);
  return {
    scriptKilobytes: kilobytes(scripts),
    totalKilobytes: kilobytes(all),
  };
}

function kilobytes(sizes: number[]): number {
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 102.4) / 10;
}

/** The visit of median first paint: one that really happened, not a mix. */
function median(visits: Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => a.firstPaint - b.firstPaint);
  return sorted[Math.floor(sorted.length / 2)]!;
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
