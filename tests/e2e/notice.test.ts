import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { startServer, type RunningServer } from "../faults/server-process.ts";
import { firstLanguage } from "#words/first-language.ts";
import { findings } from "./axe.ts";
import { controls } from "./controls.ts";
import { shifted } from "./page-layout.ts";
import { expect, hydrate, painted, phone, scrollTo, test } from "./test.ts";

// A separate server for all tests of this file, because the other tests run at the same time without a notice.
test.describe.configure({ mode: "default" });

const words = {
  title: "Hurricane warning for the upper Texas coast.",
  text: "If your property is damaged, call your carrier’s claim line first, then us.",
  label: "What to do before, during and after",
};

const env = { DATA_DIR: mkdtempSync(join(tmpdir(), "sabine-ridge-notice-")) };
let server: RunningServer;
let origin: string;

test.beforeAll(async () => {
  server = await startServer({ folder: ".", env });
  ({ origin } = server.url);
  const options = Object.entries(words).map(
    ([name, text]) => `--${name}=${text}`,
  );
  const until = "--until=2099-08-31 18:00";
  execFileSync(
    process.execPath,
    ["cli/notice.ts", "on", ...options, until, "--link=/storm"],
    { env: { ...process.env, ...env }, stdio: "ignore" },
  );
  await server.says(/notice set/);
});

test.afterAll(async () => {
  await server.end("SIGTERM");
  rmSync(env.DATA_DIR, { recursive: true });
});

const boxOn = (page: Page): Locator =>
  page.getByRole("complementary", { name: words.title });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("it is first on a page, and its link works", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${origin}/about`);
    const box = boxOn(page);
    await expect(box).toContainText(words.text);
    expect((await box.boundingBox())!.y).toBe(0);
    // Its styles use the site's colors and widths.
    await expect(box).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(box).not.toHaveCSS("padding-left", "0px");
    await page.keyboard.press("Tab");
    await expect(page.getByText(controls.skip)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(box.getByRole("link", { name: words.label })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${origin}/storm`);
    await expect(box).toBeVisible();
    // On a page in another language it and its link are marked as English.
    await page.goto(`${origin}/es`);
    await expect(box).toHaveAttribute("lang", firstLanguage);
    await expect(box.getByRole("link")).toHaveAttribute(
      "hreflang",
      firstLanguage,
    );
  });
});

test("React leaves it in place, and nothing shifts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  await page.goto(`${origin}/about`);
  await hydrate(page);
  await painted(page);
  expect(await page.evaluate(shifted)).toBeLessThanOrEqual(0.01);
  const box = page.locator("body > [data-notice]");
  await expect(box).toHaveCount(1);
  expect(await findings(page)).toEqual([]);

  await page.locator("main a[href='/']").first().click();
  await expect(page).toHaveURL(`${origin}/`);
  await hydrate(page);
  await expect(box).toHaveCount(1);
  expect((await box.boundingBox())!.y).toBe(0);
  // The header still sticks to the window, not to the notice.
  await scrollTo(page, 900);
  await expect
    .poll(async () => (await page.locator("header").boundingBox())!.y)
    .toBe(0);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  expect(await findings(page, "[data-notice]")).toEqual([]);
});

test("an open page removes it after its end", async ({ page }) => {
  await page.goto(`${origin}/about`);
  const comeBack = () =>
    page.evaluate(() => dispatchEvent(new Event("pageshow")));
  await comeBack();
  await expect(boxOn(page)).toBeVisible();
  await page.clock.setFixedTime("2099-09-01T00:00Z");
  await comeBack();
  await expect(boxOn(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(boxOn(page)).toHaveCount(0);
});
