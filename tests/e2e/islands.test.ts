import type { Page } from "@playwright/test";
import { anArticle } from "./page-kinds.ts";
import { expect, hydrate, open, painted, test, wholeBrowser } from "./test.ts";

// The full browser: its headless shell may report a scroll by itself during layout.
test.use({ launchOptions: wholeBrowser });

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, startTime }) => ({ name, startTime })),
  );

/** Until the browser has fetched all files that the page names for its islands. */
const fetchedIslands = (page: Page) =>
  page.waitForFunction(() => {
    const files = JSON.parse(
      document.getElementById("client")!.textContent,
    ) as string[];
    const fetched = performance.getEntriesByType("resource");
    return files.every((file) =>
      fetched.some(({ name }) => name.endsWith(file)),
    );
  });

const isHydrated = (page: Page) =>
  page
    .locator("[data-island]")
    .first()
    .evaluate((island) =>
      Object.keys(island).some((key) => key.startsWith("__reactContainer")),
    );

test("no script is requested before the first paint", async ({ page }) => {
  await page.goto("/");
  await fetchedIslands(page);
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
  );
  const scripts = await scriptsOf(page);
  expect(scripts.filter(({ startTime }) => startTime <= paint)).toEqual([]);
});

test("a page without islands never fetches React", async ({ page }) => {
  await open(page, anArticle);
  await page.waitForLoadState("networkidle");
  const names = (await scriptsOf(page)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => /react|islands/.test(name))).toEqual([]);
});

test.describe("while the browser is never idle", () => {
  test.use({ hasTouch: true });

  test("islands start at any sign of a visitor", async ({ page }) => {
    // Now only a visitor's action can start React.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    for (const give of [
      () => page.mouse.move(50, 50),
      () => page.keyboard.press("Shift"),
      () => page.locator("header button").first().focus(),
      () => page.touchscreen.tap(200, 300),
      // How a screen reader operates a control.
      () => page.locator("h1").dispatchEvent("click"),
    ]) {
      await page.goto("/", { waitUntil: "networkidle" });
      expect(await scriptsOf(page)).toEqual([]);
      await give();
      await expect(page.locator("html")).toHaveAttribute(
        "data-scripts",
        "ready",
      );
      expect(await isHydrated(page)).toBe(true);
    }
  });
});

test("an idle browser fetches, but hydrates nothing", async ({ page }) => {
  await page.goto("/");
  await fetchedIslands(page);
  await page.waitForLoadState("networkidle");
  const fetched = await scriptsOf(page);
  expect(await isHydrated(page)).toBe(false);
  await hydrate(page);
  expect(await isHydrated(page)).toBe(true);
  const later = (await scriptsOf(page)).slice(fetched.length);
  expect(later.map(({ name }) => name)).toEqual([
    expect.stringContaining("wake-hero"),
  ]);
  // What the hero gains lies exactly on it.
  const hero = page.locator("main > :first-child picture img");
  await expect(hero).toHaveCount(2);
  const [still, life] = await hero.all();
  expect(await life!.boundingBox()).toEqual(await still!.boundingBox());
});

test("nothing starts while a finger or a key is down", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.keyboard.down("Shift");
  await painted(page);
  await painted(page);
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.up("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready");
});
