import { execFile, execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { promisify } from "node:util";
import { findChromium } from "../tests/runner/find-chromium.ts";
import { pageKinds } from "../tests/e2e/page-kinds.ts";
import { atLeast, atMost, rounded, type Figure } from "./figure.ts";
import { browserFlags, startEmptyPage, startSite } from "./start-site.ts";

/** How long one measurement may take, in milliseconds. Lighthouse has waited forever for a browser that was gone. */
const patience = 120_000;

/** Separate from the other packages, because it brings 114 of its own and no test needs it. */
const installation = "bench/lighthouse";
const lighthouse = `${installation}/node_modules/.bin/lighthouse`;

/** Per page and device; the visit with the median first paint counts. */
const runs = Number(process.env.RUNS ?? 3);

/** Pages with noindex cannot score in SEO (docs/quality.md, "Search engines"). */
const noIndex = new Set(["/blog/search", "/onboarding"]);

/** Lighthouse's options for a device. */
const devices = { phone: [], desktop: ["--preset=desktop"] } as const;
type Device = keyof typeof devices;

type Visit = {
  scores: Record<string, number>;
  firstPaint: number;
  shift: number;
  /** The longest task before any input, in milliseconds on the simulated device. */
  longestTask: number;
  /** In bytes, in brotli. */
  scripts: number;
  /** In bytes on the wire, headers included. */
  all: number;
};

/**
 * The cost of a first visit on Lighthouse's simulated phone and desktop, compared with an empty page in the same run,
 * for a page of each kind or for the given addresses.
 */
export async function visits(paths: readonly string[]): Promise<Figure[]> {
  if (!existsSync(lighthouse))
    execFileSync("npm", ["ci", "--prefix", installation, "--loglevel=error"], {
      stdio: "inherit",
    });
  await using site = await startSite();
  await using empty = await startEmptyPage();
  const floor = (await measure(`${empty.origin}/`, "phone")).firstPaint;
  const figures: Figure[] = [
    atMost("first paint of an empty page, ms", "phone", floor, 2000),
  ];
  for (const path of paths.length > 0 ? paths : pageKinds)
    for (const device of Object.keys(devices) as Device[]) {
      const visit = await measure(site.origin + path, device);
      figures.push(...figuresOf(path, device, visit, floor));
    }
  return figures;
}

function figuresOf(path: string, device: Device, visit: Visit, floor: number) {
  const of = `${path} on a ${device}`;
  const figures = Object.entries(visit.scores)
    .filter(([category]) => !(category === "seo" && noIndex.has(path)))
    .map(([category, score]) => atLeast(category, of, score, 100));
  figures.push(atMost("layout shift", of, visit.shift, 0));
  if (device === "desktop") return figures;
  const ratio = rounded(visit.firstPaint / floor, 2);
  return [
    ...figures,
    atMost("first paint / empty page", of, ratio, 1.15),
    atMost("longest task untouched, ms", of, visit.longestTask, 50),
    atMost("scripts, KB in brotli", of, rounded(visit.scripts / 1024, 1), 120),
    atMost("first visit, KB", of, rounded(visit.all / 1024, 1), 200),
  ];
}

/** A new browser for each visit: one that has measured many pages paints later. */
async function measure(url: string, device: Device): Promise<Visit> {
  const measured: Visit[] = [];
  for (let tries = 0; measured.length < runs && tries < runs * 2; tries++) {
    const visit = await visitOnce(url, device);
    // About one in forty ends without a paint that Lighthouse saw, and is discarded.
    if (!Number.isNaN(visit.firstPaint)) measured.push(visit);
  }
  if (measured.length === 0) throw new Error(`${url} never painted`);
  const sorted = measured.toSorted((a, b) => a.firstPaint - b.firstPaint);
  return sorted[Math.floor(sorted.length / 2)]!;
}

async function visitOnce(url: string, device: Device): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    lighthouse,
    [
      url,
      ...devices[device],
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      `--chrome-flags=${browserFlags.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: await findChromium() },
      maxBuffer: 64 * 2 ** 20,
      timeout: patience,
      // At this one it ends its browser too.
      killSignal: "SIGINT",
    },
  ).catch((failed: { stdout: string }) => {
    // A visit without a paint has a report too.
    if (failed.stdout) return failed;
    throw failed;
  });
  return read(JSON.parse(stdout) as Report);
}

/** The parts of Lighthouse's report that we read. */
type Report = {
  audits: Record<string, { numericValue?: number; details?: object }>;
  categories: Record<string, { score: number | null }>;
};

function read({ audits, categories }: Report): Visit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const rows = <Row>(id: string) =>
    (audits[id]?.details as { items?: Row[] } | undefined)?.items ?? [];
  const requests = rows<Request>("network-requests");
  const tasks = rows<{ duration: number }>("long-tasks");
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [
        id,
        Math.round((score ?? 0) * 100),
      ]),
    ),
    firstPaint: rounded(value("first-contentful-paint")),
    shift: rounded(value("cumulative-layout-shift"), 4),
    longestTask: rounded(Math.max(0, ...tasks.map(({ duration }) => duration))),
    scripts: sum(requests.filter(isScript).map(sizeInBrotli)),
    all: sum(requests.map(({ transferSize }) => transferSize ?? 0)),
  };
}

type Request = { url: string; resourceType?: string; transferSize?: number };

const isScript = ({ resourceType }: Request) => resourceType === "Script";

function sizeInBrotli({ url }: Request) {
  return statSync(`build/client${new URL(url).pathname}.br`).size;
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
