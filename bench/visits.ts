import { execFile, execFileSync } from "node:child_process";
import {
  existsSync,
  mkdtempDisposableSync,
  readFileSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findChromium } from "../tests/runner/programs.ts";
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

/**
 * Lighthouse's options for a device. It computes the times of the simulated phone from a visit without limits; the
 * throttled phone has its network and a processor four times slower while it visits, closer to a real phone.
 */
const devices = {
  "simulated phone": [],
  "throttled phone": [
    "--throttling-method=devtools",
    "--only-categories=performance",
  ],
  desktop: ["--preset=desktop"],
} as const;
type Device = keyof typeof devices;
const phones = ["simulated phone", "throttled phone"] as const;

/** The most that a paint may take, compared with the first paint of an empty page. */
const paintLimits = {
  "simulated phone": { first: 1.15, largest: 1.4 },
  "throttled phone": { first: 1.3, largest: 1.4 },
} as const;

type Visit = {
  scores: Record<string, number>;
  /** In milliseconds. */
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** The longest task before any input, in milliseconds on the simulated device. */
  longestTask: number;
  /** In bytes, in brotli. */
  scripts: number;
  /** In bytes on the wire, headers included. */
  all: number;
};

/**
 * The cost of a first visit on Lighthouse's phones and desktop, compared with an empty page in the same run, for a page
 * of each kind or for the given addresses.
 */
export async function visits(paths: readonly string[]): Promise<Figure[]> {
  if (!existsSync(lighthouse))
    execFileSync("npm", ["ci", "--prefix", installation, "--loglevel=error"], {
      stdio: "inherit",
    });
  await using site = await startSite();
  await using empty = await startEmptyPage();
  const floors: Partial<Record<Device, number>> = {};
  const figures: Figure[] = [];
  for (const phone of phones) {
    const { firstPaint } = await measure(`${empty.origin}/`, phone);
    floors[phone] = firstPaint;
    figures.push(
      atMost("first paint of an empty page, ms", phone, firstPaint, 2000),
    );
  }
  for (const path of paths.length > 0 ? paths : pageKinds)
    for (const device of Object.keys(devices) as Device[]) {
      const visit = await measure(site.origin + path, device);
      figures.push(
        ...scoresOf(path, device, visit),
        ...(device === "desktop"
          ? []
          : paintsOf(path, device, visit, floors[device]!)),
        ...(device === "simulated phone" ? weightOf(path, visit) : []),
      );
    }
  return figures;
}

function scoresOf(path: string, device: Device, visit: Visit) {
  const of = `${path} on a ${device}`;
  // Times that depend on this machine have limits of their own.
  const scores = device === "throttled phone" ? {} : visit.scores;
  return [
    ...Object.entries(scores)
      .filter(([category]) => !(category === "seo" && noIndex.has(path)))
      .map(([category, score]) => atLeast(category, of, score, 100)),
    atMost("layout shift", of, visit.shift, 0),
  ];
}

function paintsOf(
  path: string,
  phone: (typeof phones)[number],
  { firstPaint, largestPaint }: Visit,
  floor: number,
) {
  const of = `${path} on a ${phone}`;
  const { first, largest } = paintLimits[phone];
  const times = (paint: number) => rounded(paint / floor, 2);
  const name = (paint: string) => `${paint} / empty page, ${phone}`;
  return [
    atMost(name("first paint"), of, times(firstPaint), first),
    atMost(name("largest paint"), of, times(largestPaint), largest),
  ];
}

function weightOf(path: string, { longestTask, scripts, all }: Visit) {
  const kilobytes = (bytes: number) => rounded(bytes / 1024, 1);
  return [
    atMost("longest task untouched, ms", path, longestTask, 50),
    atMost("scripts, KB in brotli", path, kilobytes(scripts), 125),
    atMost("first visit, KB", path, kilobytes(all), 200),
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
  using folder = mkdtempDisposableSync(
    join(tmpdir(), "sabine-ridge-lighthouse-"),
  );
  // Through a pipe, the end of a long report gets lost.
  const report = join(folder.path, "report.json");
  await promisify(execFile)(
    lighthouse,
    [
      url,
      ...devices[device],
      "--output=json",
      `--output-path=${report}`,
      "--quiet",
      "--no-enable-error-reporting",
      `--chrome-flags=${browserFlags.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: await findChromium() },
      timeout: patience,
      // At this one it ends its browser too.
      killSignal: "SIGINT",
    },
  ).catch((failed: unknown) => {
    // A visit without a paint has a report too.
    if (!existsSync(report)) throw failed;
  });
  return read(JSON.parse(readFileSync(report, "utf8")) as Report);
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
    largestPaint: rounded(value("largest-contentful-paint")),
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
