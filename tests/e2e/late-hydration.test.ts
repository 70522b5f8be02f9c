import {
  expect,
  holdScripts,
  hydrate,
  laptop,
  loseScripts,
  painted,
  phone,
  test,
  wholeBrowser,
} from "./test.ts";

// The whole browser: its headless shell may report a scroll of its own as it lays the page out.
test.use({ launchOptions: wholeBrowser });

test("no script is asked for before the first paint", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
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

test("the HTML asks for no script file, by element or by hint", async ({
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
    // Only a sign of a visitor is left to start React.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  });

  for (const [sign, give] of [
    ["a move of the pointer", (page) => page.mouse.move(50, 50)],
    ["a key", (page) => page.keyboard.press("Shift")],
    ["a focus", (page) => page.locator("header button").first().focus()],
    ["a tap", (page) => page.touchscreen.tap(200, 300)],
    // What a screen reader does with a control.
    [
      "a click of no pointer",
      (page) => page.locator("h1").dispatchEvent("click"),
    ],
  ] as [string, (page: import("@playwright/test").Page) => Promise<void>][])
    test(`React starts at ${sign}, and not before`, async ({ page }) => {
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
    });
});

test("an idle browser fetches all scripts and runs none of the framework until the visitor gives a sign", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
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

test("nothing starts while a finger or a key is down", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.keyboard.down("Shift");
  await painted(page);
  await painted(page);
  expect(await page.evaluate("window.__reactRouterContext")).toBeUndefined();
  await page.keyboard.up("Shift");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready");
});

for (const size of [phone, laptop])
  test(`clicks made before React are done once it is there (${size.width} px)`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.setViewportSize(size);
    await page.goto("/");
    const faq = page.getByRole("region", {
      name: "Frequently asked questions",
    });
    const team = page.getByRole("region", { name: "Executive team" });
    const reviews = page.getByRole("region", { name: "Testimonials" });
    await page.getByRole("tab", { name: "Personal" }).click();
    await reviews.getByRole("button", { name: "Next" }).click();
    await team.getByRole("button", { name: "Load More" }).click();
    await faq.getByRole("button", { name: "Load More" }).click();
    if (size === laptop)
      await page.getByRole("button", { name: "Dark theme" }).click();
    else await page.getByRole("button", { name: "Company" }).click();
    await expect(page.locator("html")).toHaveAttribute(
      "data-scripts",
      "pending",
    );

    release();
    await hydrate(page);
    await expect(page.getByRole("tab", { name: "Personal" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(
      page.getByRole("tabpanel", { name: "Personal" }),
    ).toBeVisible();
    await expect(
      reviews.getByRole("button", { name: "Previous" }),
    ).not.toHaveAttribute("aria-disabled");
    await expect(team.getByRole("heading", { level: 3 })).toHaveCount(6);
    await expect(faq.locator("summary:visible")).toHaveCount(
      size === laptop ? 10 : 4,
    );
    if (size === laptop) {
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(
        "dark",
      );
    } else
      await expect(
        page.getByRole("button", { name: "Company" }),
      ).toHaveAttribute("aria-expanded", "true");
  });

test("what the visitor opened and typed before React stays as it is", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await page.locator("summary", { hasText: "?" }).first().click();
  await page.getByLabel("Name").fill("Ana");
  await page.getByRole("textbox", { name: "Message" }).fill("A roof");
  await page.getByLabel("Lenders / Mortgages").check();
  await page.locator("header").getByRole("button", { name: "Menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();

  release();
  await hydrate(page);
  await expect(drawer).toBeVisible();
  await expect(page.locator("header button").first()).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.keyboard.press("Escape");
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
  await expect(page.getByLabel("Name")).toHaveValue("Ana");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    "A roof",
  );
  await expect(page.getByLabel("Lenders / Mortgages")).toBeChecked();
});

test.describe("when the script files cannot be had", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the page shows its script-free form and stays usable", async ({
    page,
  }) => {
    await loseScripts(page);
    await page.goto("/");
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    await expect(page.getByRole("tablist")).toBeHidden();
    await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(3);
    await expect(
      page.getByRole("button", { name: /Load More|Next|Dark theme/ }),
    ).toHaveCount(0);
    await expect(page.locator('details[name="faq"]:visible')).toHaveCount(10);
    await expect(page.getByRole("img", { name: "NAIOP" })).toBeVisible();

    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await drawer.getByRole("link", { name: "Services", exact: true }).click();
    await expect(page).toHaveURL("/services");
  });

  test("pictures load as they are scrolled to, even so", async ({ page }) => {
    await loseScripts(page);
    await page.goto("/");
    const picture = page.locator("#personal-panel img").last();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
  });
});
