import type { Page } from "@playwright/test";
import {
  expect,
  hydrate,
  open,
  painted,
  test,
  wholeBrowser,
  longIf,
} from "./test.ts";

// The full browser: its headless shell may report a scroll by itself during layout.
test.use({ launchOptions: wholeBrowser });

/** Waits until an idle browser has fetched everything that React needs to start; a busy machine is idle late. */
async function fetchedAhead(page: Page) {
  await page.waitForFunction(() => {
    const hints = [...document.querySelectorAll("link")].filter(
      ({ rel }) => rel === "modulepreload",
    );
    const isFetched = ({ href }: HTMLLinkElement) =>
      performance.getEntriesByName(href).length > 0;
    return hints.length > 0 && hints.every(isFetched);
  });
}

test("no script is requested before the first paint", async ({ page }) => {
  await page.goto("/");
  await fetchedAhead(page);
  const [firstPaint, asked] = await page.evaluate(
    () =>
      [
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.js(\?|$)/.test(name))
          .map(({ startTime }) => startTime),
      ] as const,
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(firstPaint).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThan(firstPaint!);
});

test("the partners' logos show before a visitor's first sign", async ({
  page,
}) => {
  // High enough for all of them on any machine: scrolling would be a sign.
  await page.setViewportSize({ width: 1920, height: 1600 });
  await page.goto("/");
  const logos = page.getByRole("group", { name: "Partners" }).getByRole("img");
  for (const logo of await logos.all()) await expect(logo).toBeInViewport();
  await expect(logos.first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "pending");
});

test("the HTML requests no script file, by element or by hint", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  expect(html).not.toMatch(/<script[^>]* src=/);
  expect(html).not.toMatch(/<link[^>]*rel="modulepreload"/);
  expect(html).not.toMatch(/<script[^>]*type="module"/);
  expect(html).not.toMatch(/<link[^>]*as="script"/);
});

test.describe("while the browser is never idle", () => {
  test.use({ hasTouch: true });

  test.beforeEach(async ({ page }) => {
    // Now only a visitor's action can start React.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  });

  for (const [sign, give] of [
    ["a move of the pointer", (page) => page.mouse.move(50, 50)],
    ["a key", (page) => page.keyboard.press("Shift")],
    ["a focus", (page) => page.locator("header button").first().focus()],
    ["a tap", (page) => page.touchscreen.tap(200, 300)],
    // How a screen reader operates a control.
    [
      "a click of no pointer",
      (page) => page.locator("h1").dispatchEvent("click"),
    ],
  ] as [string, (page: import("@playwright/test").Page) => Promise<void>][])
    test(
      `React starts at ${sign}, and not before`,
      longIf(["a key", "a focus"].includes(sign)),
      async ({ page }) => {
        const scripts: string[] = [];
        page.on("request", (request) => {
          if (request.resourceType() === "script") scripts.push(request.url());
        });
        await page.goto("/", { waitUntil: "networkidle" });
        expect(scripts).toEqual([]);
        await give(page);
        await expect(page.locator("html")).toHaveAttribute(
          "data-scripts",
          "ready",
        );
        expect(scripts.length).toBeGreaterThan(5);
      },
    );
});

test("an idle browser fetches all scripts and runs no framework code until the visitor does something", async ({
  page,
}) => {
  await page.goto("/");
  await fetchedAhead(page);
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js")),
    );
  const fetched = await asked();
  expect(fetched.length).toBeGreaterThan(5);
  expect(await page.evaluate("window.__reactRouterContext")).toBeUndefined();
  await hydrate(page);
  expect(await asked()).toEqual(fetched);
});

// The first formatter of a page costs a browser 20 to 75 ms, four times that on a phone.
for (const path of ["/", "/privacy-notice", "/customer-service/claims"])
  test(
    `React starts on ${path} without a formatter for dates or numbers`,
    longIf(path !== "/"),
    async ({ page }) => {
      await page.addInitScript(() => {
        const made: string[] = [];
        Object.assign(window, { made });
        for (const name of ["DateTimeFormat", "NumberFormat"] as const)
          Object.assign(Intl, {
            [name]: new Proxy(Intl[name], {
              construct(target, given) {
                made.push(name);
                return Reflect.construct(target, given) as object;
              },
            }),
          });
      });
      await open(page, path);
      expect(await page.evaluate("made")).toEqual([]);
    },
  );

test("nothing starts while a finger or a key is down", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.keyboard.down("Shift");
  await painted(page);
  await painted(page);
  expect(await page.evaluate("window.__reactRouterContext")).toBeUndefined();
  await page.keyboard.up("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready");
});
