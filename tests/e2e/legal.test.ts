import { navigation } from "#content/navigation.ts";
import { claim } from "#content/forms/claim.ts";
import { legal } from "#content/legal.ts";
import { inWords, retention } from "#server/retention.ts";
import { expect, open, test } from "./test.ts";

const terms = legal["terms-of-service"]!;

test("the privacy notice says what the website stores, and for how long", async ({
  page,
}) => {
  await open(page, "/privacy-notice");
  const stored = page.locator("#what-this-website-stores");
  await expect(stored.locator("time")).toHaveCount(1);
  for (const period of Object.values(retention))
    await expect(stored).toContainText(inWords(period));
});

test("what the privacy notice says about the browser is true", async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await open(page, "/privacy-notice");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole("button", { name: "Dark theme" }).first().click();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([
    "theme",
  ]);
  await open(page, "/storm");
  await page.getByRole("checkbox").first().check();
  expect(
    await page.evaluate(() => Object.keys(localStorage).toSorted()),
  ).toEqual(["checks", "theme"]);
  expect(await page.context().cookies()).toEqual([]);
  await page.goto("/careers");
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .toEqual(["visit"]);
  await open(page, claim.page);
  await page.locator("#name").fill("Ana");
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).toSorted()))
    .toEqual(["draft-claim", "visit"]);
  expect(hosts.size).toBe(1);
});

test("the terms have each of their clauses under a heading, and a table of contents with links to them", async ({
  page,
}) => {
  await open(page, "/terms-of-service");
  await expect
    .soft(page.getByRole("main").getByRole("heading", { level: 2 }))
    .toHaveText(terms.parts.map(({ title }) => title));
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(terms.parts.length);
  const last = terms.parts.at(-1)!;
  await contents.getByRole("link", { name: last.title }).click();
  await expect(page).toHaveURL(`/terms-of-service#${last.id}`);
  await expect(
    page.getByRole("heading", { name: last.title }),
  ).toBeInViewport();
});

test("the footer of every page links to the legal pages", async ({ page }) => {
  await open(page, "/portals");
  for (const { path } of navigation.legal)
    await expect(
      page.getByRole("contentinfo").locator(`a[href="${path}"]`),
    ).toBeVisible();
});
