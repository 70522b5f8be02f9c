import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { serve, type ServerType } from "@hono/node-server";
import { Hono } from "hono";
import notice from "#content/notice.ts";
import { byDate } from "#server/built-site.ts";
import { filesRoute } from "#server/files/files-route.ts";
import { siteFiles, type SiteFile } from "#server/files/site-files.ts";
import { buildNotice } from "../../scripts/build-notice.ts";
import { findings } from "./axe.ts";
import { expect, hydrate, painted, phone, scrollTo, test } from "./test.ts";

const during = new Date(Date.parse(notice.from) + 60_000);
const after = new Date(notice.until);

/** The built pages with a notice, and a server that believes it is `clock.time`. */
let folder: string;
const clock = { time: during };
let server: ServerType;
let origin: string;

test.beforeAll(() => {
  // One a worker, and another where a worker comes back to this file.
  folder = mkdtempSync(join(tmpdir(), "sabine-ridge-notice-"));
  // The notice lies in the build that it is of: a folder with the parts of this one.
  for (const part of [
    "answers",
    "client",
    "pictures-version.txt",
    "policy-hashes.json",
    "templates",
  ])
    symlinkSync(resolve("build", part), `${folder}/${part}`);
  const noticed = buildNotice(folder, { ...notice, isOn: true }, during)!;
  const plain = siteFiles("build");
  const answer = (files: ReadonlyMap<string, SiteFile>) =>
    new Hono().all("*", filesRoute({ files, isHttps: false })).fetch;
  server = serve({
    port: 0,
    fetch: byDate(
      answer(plain),
      answer(new Map([...plain, ...siteFiles(noticed)])),
      { from: Date.parse(notice.from), until: Date.parse(notice.until) },
      () => clock.time,
    ),
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.beforeEach(async ({ page }) => {
  clock.time = during;
  await page.clock.setFixedTime(during);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice is there in its time and at no other, second by keyboard after the skip link", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${origin}/about`);
    const box = page.getByRole("complementary", { name: notice.title });
    await expect(box).toContainText(notice.text);
    expect((await box.boundingBox())!.y).toBe(0);
    await page.keyboard.press("Tab");
    await expect(page.getByText("Skip to main content")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(box.getByRole("link")).toBeFocused();
    if (notice.link.to.startsWith("/")) {
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(origin + notice.link.to);
      await expect(box).toBeVisible();
    }

    clock.time = after;
    await page.goto(`${origin}/about`);
    await expect(page.locator("h1")).toBeVisible();
    await expect(box).toHaveCount(0);
  });
});

test("React leaves it where it is, on this page and the next, and nothing shifts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  await page.goto(`${origin}/about`);
  await hydrate(page);
  await painted(page);
  expect(await page.evaluate("shifted")).toBeLessThanOrEqual(0.01);
  const box = page.locator("body > [data-notice]");
  await expect(box).toHaveCount(1);
  expect(await findings(page)).toEqual([]);

  await page.locator("main a[href='/']").first().click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready");
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

test("a copy of a page that was kept too long takes it away itself", async ({
  page,
}) => {
  await page.clock.setFixedTime(after);
  await page.goto(`${origin}/about`);
  await expect(page.locator("header")).toBeVisible();
  await expect(page.locator("[data-notice]")).toHaveCount(0);
});
