import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const results = (page: Page) =>
  page.locator("#results ol > li").filter({ visible: true });
const pages = (page: Page) =>
  page.getByRole("navigation", { name: "Search pages" });
const status = (page: Page) => page.locator("#results").getByRole("status");

for (const [width, shown] of [
  [767, 2],
  [768, 9],
  [769, 12],
] as const)
  test(`at ${width}px a page holds ${shown} results`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/blog/search?q=deductible");
    await expect(results(page)).toHaveCount(shown);
    const total = Number.parseInt(await status(page).innerText(), 10);
    await expect(
      pages(page).getByRole("link", {
        name: `Page ${Math.ceil(total / shown)}`,
        exact: true,
      }),
    ).toBeVisible();
  });

test("searching from the blog finds despite a typo, says how much, and fetches the index only then", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await open(page, "/blog");
  const input = page.getByPlaceholder("Search...");
  expect(requested.some((url) => url.includes("search-index"))).toBe(false);

  await input.fill("certifcate");
  await page.locator("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/blog/search?q=certifcate");
  await expect(status(page)).toHaveText(/^\d+ results for “certifcate”/);
  // What to do stands before what to read.
  await expect(results(page).first()).toContainText(
    "Certificate of Insurance Request",
  );
  await expect(results(page).nth(1)).toContainText(
    "How to read a certificate of insurance in Texas",
  );
  await expect(results(page).first().locator("mark").first()).toHaveText(
    /certificate/i,
  );
  expect(requested.filter((url) => url.includes("search-index"))).toHaveLength(
    1,
  );
});

test("Back and Forward walk through searches and their pages", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "/blog/search?q=flood");
  const input = page.getByPlaceholder("Search...");
  await input.fill("deductible");
  await input.press("Enter");
  await expect(status(page)).toHaveText(/for “deductible”/);
  await expect(page).toHaveTitle(/deductible/);
  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/blog/search?q=deductible&page=2");
  await expect(
    page.getByRole("heading", { level: 2, name: /Page 2 of/ }),
  ).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/blog/search?q=flood");
  await expect(status(page)).toHaveText(/for “flood”/);
  await expect(input).toHaveValue("flood");
  await page.goForward();
  await expect(status(page)).toHaveText(/for “deductible”/);
});

test("server and browser answer a search alike, and React takes over what the server wrote", async ({
  page,
  browser,
  baseURL,
}) => {
  const path = "/blog/search?q=named+storm+deductables&page=2";
  const viewport = { width: 767, height: 900 };
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport });
  await plain.goto(new URL(path, baseURL).href);
  const html = await plain.locator("#results").innerHTML();
  const words = await plain.locator("#results").innerText();
  await plain.close();

  await page.setViewportSize(viewport);
  await open(page, path);
  expect(await page.locator("#results").innerHTML()).toBe(html);

  await open(page, "/blog/search");
  const input = page.getByPlaceholder("Search...");
  await input.fill("named storm deductables");
  await input.press("Enter");
  await expect(status(page)).toHaveText(/^\d+ results/);
  await pages(page).getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.locator("#results").innerText()).toBe(words);
});

test("what was typed is shown as text and never runs", async ({ page }) => {
  const typed = `"><script>document.title="x"</script>@@results@@</title>`;
  await open(page, `/blog/search?q=${encodeURIComponent(typed)}`);
  await expect(page.getByPlaceholder("Search...")).toHaveValue(typed);
  await expect(page).toHaveTitle(/^Search: /);
  await expect(status(page)).toContainText("@@results@@");
});

test("a search that finds nothing helps on", async ({ page }) => {
  await open(page, "/blog/search?q=zzqqxx");
  await expect(status(page)).toHaveText("Nothing found for “zzqqxx”");
  const sections = page
    .locator("#results")
    .getByRole("navigation", { name: "Main sections" });
  expect(await sections.getByRole("link").count()).toBeGreaterThan(3);
});

test("search pages stay out of search engines", async ({ page }) => {
  for (const path of ["/blog/search", "/blog/search?q=roof"]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      "content",
      "noindex",
    );
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] });

  test("the page for unknown addresses searches, and the results lead on", async ({
    page,
  }) => {
    await page.goto("/blog/no-such-article");
    await page.getByPlaceholder("Search...").fill("hail");
    await page.locator("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/blog/search?q=hail");
    await expect(status(page)).toHaveText(/results for “hail”/);
    await pages(page).getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/blog/search?q=hail&page=2");
    expect(await results(page).count()).toBeGreaterThan(0);
  });
});
