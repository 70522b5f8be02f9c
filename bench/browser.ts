import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../tests/runner/programs.ts";
import { browserFlags } from "./start-site.ts";

/** A Chromium that closes with its scope. */
export async function startBrowser() {
  const executablePath = await findChromium();
  return chromium.launch({ executablePath, args: browserFlags });
}

/** Slows the page's processor down by this factor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: times });
}

/** Waits until React answers, or until it is clear that the page has none, and until the network is quiet. */
export async function settled(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForSelector("html:not([data-scripts=pending])");
  await page.waitForLoadState("networkidle");
}

/** Bytes on the wire, headers included, of everything the page has requested so far. */
export function transferred(page: Page): Promise<number> {
  return page.evaluate(() =>
    ["navigation", "resource"]
      .flatMap((type) => performance.getEntriesByType(type))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize)
      .reduce((sum, size) => sum + size, 0),
  );
}
