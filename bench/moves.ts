import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { allPages, pageAt } from "#app/content/pages.ts";
import { pageKinds } from "../tests/e2e/page-kinds.ts";
import { settled, startBrowser, transferred } from "./browser.ts";
import { atMost, rounded, type Figure } from "./figure.ts";
import { startSite } from "./start-site.ts";

/** In milliseconds: how long the pointer is over a link before the click, and the latency of a request. */
const rest = 200;
const roundTrip = 40;

/** In KB: what a page may cost after the first one. */
const secondPage = 25;

/**
 * Moves within the site: the time from a click on a link, after a hover, to the first paint of the next page; and
 * the weight of a second page, either moved to or loaded with the first page's files in the cache.
 */
export async function moves(paths: readonly string[]): Promise<Figure[]> {
  await using site = await startSite();
  await using browser = await startBrowser();
  const figures: Figure[] = [];
  const open = async () => {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    return { context, page };
  };
  const targets = paths.length > 0 ? paths : pageKinds;
  const all = allPages().map(({ path }) => path);
  for (const path of targets) {
    const start = pageBefore(path, all);
    if (!start) continue;
    const { context, page } = await open();
    figures.push(...(await move(page, start, path)));
    await context.close();
  }
  const { context, page } = await open();
  await page.goto("/");
  await settled(page);
  for (const path of paths.length > 0 ? paths : all)
    figures.push(await openAnew(await context.newPage(), path));
  await context.close();
  return figures;
}

async function move(page: Page, start: string, path: string) {
  await page.goto(start);
  await settled(page);
  const link = page.locator(`a[href="${path}"]:visible`).first();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: roundTrip,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(rest);
  await page.evaluate(() => {
    addEventListener("click", ({ timeStamp }) => {
      const clicked = performance.timeOrigin + timeStamp;
      sessionStorage.setItem("clicked", String(clicked));
    });
  });
  await link.click();
  await page.waitForURL(path);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
  const took = await page.evaluate(timeToPaint);
  const weight = (await transferred(page)) / 1024;
  const way = `${start} → ${path}`;
  return [
    atMost("click to paint, ms", way, rounded(took), 100),
    atMost("moved to, KB", way, rounded(weight, 1), secondPage),
  ];
}

/** The first page of its language with a link to this one. Undefined if only a form or another site leads to it. */
function pageBefore(path: string, all: readonly string[]): string | undefined {
  return all.find((page) => {
    // Each language is a document of its own.
    if (pageAt(page)?.language !== pageAt(path)?.language) return false;
    const html = readFileSync(`build/client${page}/index.html`, "utf8")
      // Closed parts have no link that a pointer could hover.
      .replace(/<(dialog|details|noscript)\b.*?<\/\1>/gs, "");
    return page !== path && html.includes(`href="${path}"`);
  });
}

/** Milliseconds from the click that led to this page until its first paint, which has the heading. */
function timeToPaint(): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const clicked = Number(sessionStorage.getItem("clicked"));
  return performance.timeOrigin + paint!.startTime - clicked;
}

async function openAnew(page: Page, path: string): Promise<Figure> {
  await page.goto(path);
  await settled(page);
  const weight = (await transferred(page)) / 1024;
  await page.close();
  return atMost("second page, KB", path, rounded(weight, 1), secondPage);
}
