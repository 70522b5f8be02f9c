import { expect, open, test } from "./test.ts";

test("the privacy notice makes the statements of the specification", async ({
  page,
}) => {
  await open(page, "/privacy-notice");
  const main = page.getByRole("main");
  await expect(main.getByText("Effective February 1, 2019")).toBeVisible();
  for (const statement of [
    /only when we truly need it.*consent/,
    /only for as long as necessary/,
    /no control over their content/,
    /free to refuse/,
    /continued use of this website is regarded as acceptance/,
  ])
    await expect(main.getByText(statement)).toBeVisible();
});

test("the privacy notice says what the website stores, and for how long", async ({
  page,
}) => {
  await open(page, "/privacy-notice");
  const stored = page.getByRole("region", { name: "What this website stores" });
  await expect(stored.locator("time")).toHaveCount(1);
  for (const words of [
    "24 months",
    "90 days",
    "7 days",
    "30 days",
    "sets no cookies",
    "“theme”",
    "No trackers",
  ])
    await expect(stored).toContainText(words);
});

test("what the privacy notice says of the browser is so", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await open(page, "/privacy-notice");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole("button", { name: "Dark theme" }).first().click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
    "theme",
  ]);
  expect(await page.context().cookies()).toEqual([]);
  // The one entry for scroll positions, once a page has been left.
  await page.goto("/careers");
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([
    "react-router-scroll-positions",
  ]);
  expect(hosts.size).toBe(1);
});

test("the terms have their eight clauses", async ({ page }) => {
  await open(page, "/terms-of-service");
  await expect(
    page.getByRole("main").getByRole("heading", { level: 2 }),
  ).toHaveText([
    "Terms",
    "Use License",
    "Disclaimer",
    "Limitations",
    "Accuracy of materials",
    "Links",
    "Modifications",
    "Governing Law",
  ]);
});

test("a document's contents lead to its parts", async ({ page }) => {
  await open(page, "/terms-of-service");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(8);
  await contents.getByRole("link", { name: "Governing Law" }).click();
  await expect(page).toHaveURL("/terms-of-service#governing-law");
  await expect(
    page.getByRole("heading", { name: "Governing Law" }),
  ).toBeInViewport();
});

test("the footer of every page leads to the legal pages", async ({ page }) => {
  await open(page, "/portals");
  for (const path of [
    "/privacy-notice",
    "/terms-of-service",
    "/licenses",
    "/how-we-are-paid",
    "/accessibility",
  ])
    await expect(
      page.getByRole("contentinfo").locator(`a[href="${path}"]`),
    ).toBeVisible();
});
