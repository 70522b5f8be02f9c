import type { Locator, Page, Route } from "@playwright/test";
import { posts } from "#app/content/posts.ts";
import { dialogButtons } from "#content/ui/dialog-buttons.ts";
import { offlineMessage } from "#content/ui/offline-message.ts";
import {
  expect,
  hydrate,
  laptop,
  longIf,
  open,
  painted,
  phone,
  scrolled,
  scrollTo,
  settle,
  still,
  test,
} from "./test.ts";

const data = "**/portals.data*";
const scripts = /\/assets\/portals[^/]*\.js/;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const portals = (page: Page) => page.locator("header a[href='/portals']");
// Not a mouse click: its hover would fetch the page's data and scripts.
const toPortals = (page: Page) => portals(page).dispatchEvent("click");
const message = (page: Page) =>
  page.getByRole("status").filter({ hasText: offlineMessage.title });

/** Marks the document, to tell a move from a plain navigation. */
const mark = (page: Page) => page.evaluate("window.stays = true");
const isMarked = (page: Page) => page.evaluate("window.stays === true");

async function expectPlainNavigation(page: Page) {
  await expect(page).toHaveURL("/portals");
  await expect(page).toHaveTitle(/ortals/);
  expect(await isMarked(page)).toBe(false);
  // Its own scripts may be the ones that fail.
  await settle(page);
  await expect(heading(page)).not.toHaveText(/Unexpected/);
}

test.describe("a move that fails becomes a plain navigation", () => {
  test.use({ expectedErrors: [/./] });

  const failures: [string, RegExp | string, (route: Route) => Promise<void>][] =
    [
      ["data answered 503", data, (route) => route.fulfill({ status: 503 })],
      ["data never came", data, (route) => route.abort()],
      ["data made no sense", data, (route) => route.fulfill({ body: "?" })],
      ["scripts are gone", scripts, (route) => route.fulfill({ status: 404 })],
      ["scripts never came", scripts, (route) => route.abort()],
    ];
  for (const [name, address, fail] of failures)
    test(
      `because its ${name}, and Back returns`,
      longIf(/never|sense/.test(name)),
      async ({ page }) => {
        await open(page, "/industry");
        await page.route(address, fail);
        await mark(page);
        await toPortals(page);
        await expectPlainNavigation(page);
        await page.goBack();
        await expect(page).toHaveURL("/industry");
        await expect(heading(page)).toBeVisible();
      },
    );

  test("but a hover whose prefetch fails does nothing", async ({ page }) => {
    await open(page, "/industry");
    const lost = page.waitForEvent("console", (console) =>
      console.text().startsWith("Error loading route module"),
    );
    await page.route(scripts, (route) => route.abort());
    await mark(page);
    await portals(page).hover();
    await lost;
    await painted(page);
    expect(await isMarked(page)).toBe(true);
    await expect(page).toHaveURL("/industry");
  });

  test("after a hover whose prefetch failed", async ({ page }) => {
    await open(page, "/industry");
    await page.route(data, (route) => route.abort());
    await page.route(scripts, (route) => route.abort());
    await mark(page);
    await portals(page).hover();
    await painted(page);
    await portals(page).click();
    await expectPlainNavigation(page);
  });

  test("with its query and hash, and shows the server's own answer", async ({
    page,
  }) => {
    await open(page, "/blog?page=2");
    const busy = { status: 429, contentType: "text/html", body: "<h1>Busy" };
    let documents = 0;
    await page.route(/\/blog(\.data)?\?/, (route) => {
      if (route.request().resourceType() === "document") documents += 1;
      return route.fulfill(busy);
    });
    const link = page.getByRole("main").locator("a[href*='/blog?page']");
    const path = await link.first().evaluate((element: HTMLAnchorElement) => {
      const { pathname, search } = element;
      return pathname + search;
    });
    await link.first().dispatchEvent("click");
    await expect(heading(page)).toHaveText("Busy");
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      path,
    );
    await painted(page);
    expect(documents).toBe(1);
  });

  test("on Back, at the address that Back led to", async ({ page }) => {
    await open(page, "/industry");
    await toPortals(page);
    await expect(heading(page)).toBeFocused();
    await page.route("**/industry.data*", (route) => route.abort());
    await mark(page);
    await page.goBack();
    await expect(page).toHaveURL("/industry");
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await hydrate(page);
    await page.goForward();
    await expect(page).toHaveURL("/portals");
  });
});

test.describe("without a connection", () => {
  test.use({
    ...still,
    expectedErrors: [/Failed to (load|fetch)|Error loading route module/],
  });

  for (const window of [phone, laptop])
    test(
      `the page stays as it was at ${window.width} px`,
      longIf(window === laptop),
      async ({ page, context }) => {
        await page.setViewportSize(window);
        await open(page, "/");
        const field = page.getByRole("textbox", { name: "Message" });
        await field.fill("A roof");
        const link = page
          .locator("main a[href^='/']:visible:not([target])")
          .last();
        await link.focus();
        await painted(page);
        const top = await scrolled(page);
        await mark(page);
        await context.setOffline(true);
        await page.keyboard.press("Enter");

        await expect(message(page)).toBeVisible();
        await expect(page).toHaveURL("/");
        await expect(link).toBeFocused();
        await expect(field).toHaveValue("A roof");
        expect(await scrolled(page)).toBe(top);
        const box = (await message(page).locator("..").boundingBox())!;
        const expectApart = async (other: Locator) => {
          const { y, height } = (await other.boundingBox())!;
          expect(box.y + box.height <= y || y + height <= box.y).toBe(true);
        };
        await expectApart(link);
        if (window === phone)
          await expectApart(page.locator("nav:has(> a[href^='tel:'])").last());

        await context.setOffline(false);
        await expect(message(page)).toHaveCount(0);
        expect(await isMarked(page)).toBe(true);
        await page.keyboard.press("Enter");
        await expect(page).not.toHaveURL("/");
      },
    );

  test("the message can be closed, and comes again with the next try", async ({
    page,
    context,
  }) => {
    await open(page, "/industry");
    await context.setOffline(true);
    await toPortals(page);
    await expect(message(page)).toBeVisible();
    await message(page)
      .locator("..")
      .getByRole("button", { name: dialogButtons.close })
      .click();
    await expect(message(page)).toHaveCount(0);
    await toPortals(page);
    await expect(message(page)).toBeVisible();
  });

  test("Back keeps the page, and works again later", async ({
    page,
    context,
  }) => {
    await open(page, "/industry");
    await toPortals(page);
    await expect(page).toHaveURL("/portals");
    await expect(heading(page)).toBeFocused();
    const title = await page.title();
    await context.setOffline(true);
    await page.goBack({ waitUntil: "commit" });
    await expect(message(page)).toBeVisible();
    await expect(page).toHaveURL("/portals");
    await expect(page).toHaveTitle(title);
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL("/industry");
    await expect(page).not.toHaveTitle(title);
  });
});

test.describe("with a connection that only seems to be there", () => {
  test.use({ expectedErrors: [/./] });

  for (const [name, address] of [
    ["everything", "**/*"],
    ["all but the page's data", /^(?!.*\.data)/],
  ] as const)
    test(
      `the page stays if the network loses ${name}, and moves later`,
      longIf(name !== "everything"),
      async ({ page }) => {
        await open(page, "/industry");
        await scrollTo(page, 300);
        await mark(page);
        await page.route(address, (route) => route.abort());
        await toPortals(page);
        await expect(message(page)).toBeVisible();
        await expect(page).toHaveURL("/industry");
        expect(await scrolled(page)).toBe(300);
        expect(await isMarked(page)).toBe(true);
        await page.unroute(address);
        await toPortals(page);
        await expect(page).toHaveURL("/portals");
        await expect(page).toHaveTitle(/ortals/);
        await expect(message(page)).toHaveCount(0);
      },
    );

  test(
    "Back keeps the page and its address",
    longIf(true),
    async ({ page }) => {
      await open(page, "/industry");
      await toPortals(page);
      await expect(heading(page)).toBeFocused();
      const title = await page.title();
      await page.route("**/*", (route) => route.abort());
      await page.goBack({ waitUntil: "commit" });
      await expect(message(page)).toBeVisible();
      await expect(page).toHaveURL("/portals");
      await expect(page).toHaveTitle(title);
      await page.unroute("**/*");
      await page.goBack();
      await expect(page).toHaveURL("/industry");
      await expect(page).not.toHaveTitle(title);
    },
  );
});

test.describe("a page", () => {
  test.use({ expectedErrors: [/./] });

  test("a page that fails to start React does not load again", async ({
    page,
  }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    let documents = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents += 1;
    });
    await page.goto(`/blog/${[...posts().keys()][0]}`);
    await page.mouse.move(2, 2);
    await expect(page.locator("html[data-scripts=pending]")).toHaveCount(0);
    await painted(page);
    expect(documents).toBe(1);
  });
});
