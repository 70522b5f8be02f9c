import type { Page } from "@playwright/test";
import { coverageFinder as finder } from "#content/coverage-finder.ts";
import { site } from "#content/site.ts";
import { expectAccessible } from "./axe.ts";
import { keptLeads, newEmail } from "./kept-leads.ts";
import { expect, holdScripts, hydrate, open, test } from "./test.ts";

const { home } = finder.rules;
/** The words of an answer, such as "property=house". */
const label = (answer: string) => {
  const [question, value] = answer.split("=");
  const found = home.questions
    .find(({ name }) => name === question)
    ?.options.find((option) => option.value === value);
  if (!found) throw new Error(`The coverage finder has no ${answer}`);
  return found.label;
};
/** The coverages that are on the list for one answer only. */
const coverage = (answer: string) =>
  home.coverages.find(({ when }) => when?.join() === answer)!.title;
const [house, condo, motorcycle, classic] = [
  "property=house",
  "property=condo",
  "vehicles=motorcycle",
  "vehicles=classic",
].map(label) as [string, string, string, string];
const industry = finder.rules.business.questions
  .find(({ name }) => name === "industry")!
  .options.flatMap((option) => ("page" in option ? [option] : []))[0]!;
const motorcycleCoverage = coverage("vehicles=motorcycle");
const classicCoverage = coverage("vehicles=classic");

const list = (page: Page) =>
  page.getByRole("region", { name: finder.list.title });
const count = (page: Page) => list(page).getByRole("status");
const titles = (page: Page) => list(page).getByRole("heading", { level: 3 });
const message = (page: Page) => page.getByRole("textbox", { name: "Message" });
const address = "/coverage-finder?for=home&property=house&vehicles=motorcycle";

test("only the keyboard is needed to make a list, which the address keeps, and Back removes one answer at a time", async ({
  page,
}) => {
  const asked: string[] = [];
  await open(page, "/coverage-finder");
  page.on("request", (request) => asked.push(request.url()));
  await page.getByLabel(home.label).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/coverage-finder?for=home");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(house)).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(
    "/coverage-finder?for=home&property=house&property=condo",
  );
  await expect(page.getByLabel(condo)).toBeFocused();
  await page.getByLabel(motorcycle).check();
  await expect(
    titles(page).filter({ hasText: motorcycleCoverage }),
  ).toHaveCount(1);
  const all = await titles(page).count();
  await expect(count(page)).toContainText(String(all));
  await page.getByRole("button", { name: "Show my list" }).press("Enter");
  await expect(list(page).getByRole("heading", { level: 2 })).toBeFocused();

  await page.goBack();
  await expect(page.getByLabel(motorcycle)).not.toBeChecked();
  await expect(page.getByLabel(house)).toBeChecked();
  await expect(
    titles(page).filter({ hasText: motorcycleCoverage }),
  ).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/coverage-finder?for=home");
  await expect(page.getByLabel(house)).not.toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel(motorcycle)).toBeChecked();
  await expect(titles(page)).toHaveCount(all);
  // No request was made and nothing was sent.
  expect(asked.filter((url) => /\.data|\/api\//.test(url))).toEqual([]);
});

test("choices made before React starts count", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/coverage-finder");
  await page.getByLabel(home.label).check({ force: true });
  await page.getByLabel(house).check();
  release();
  await hydrate(page);
  await expect(page).toHaveURL("/coverage-finder?for=home&property=house");
  await expect(titles(page).first()).toBeVisible();
});

test("the list is sent with a message, follows later answers, and keeps the visitor's own words", async ({
  page,
}) => {
  const email = newEmail();
  await open(page, address);
  await page.getByRole("link", { name: finder.send.button }).click();
  await expect(message(page)).toHaveValue(
    new RegExp(`- ${motorcycleCoverage}\n`),
  );
  await message(page).press("Control+End");
  await message(page).pressSequentially("Call after five.");
  await page.getByLabel(classic).check();
  await expect(message(page)).toHaveValue(
    new RegExp(`- ${classicCoverage}\n[^]*after five\\.$`),
  );
  expect(keptLeads(email)).toEqual([]);

  await page.getByLabel("Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(
    page.getByRole("dialog").filter({ hasText: "successfully sent" }),
  ).toBeVisible();
  const [lead] = keptLeads(email);
  expect(lead?.fields.message).toContain(`- ${classicCoverage}`);
});

test("a printout has the list, its reasons and the brokerage's name, and no form", async ({
  page,
}) => {
  await open(page, address);
  const shown = await titles(page).count();
  await page.emulateMedia({ media: "print" });
  await expect(titles(page).filter({ visible: true })).toHaveCount(shown);
  await expect(list(page)).toContainText(site.phone.display);
  await expect(list(page).getByText(site.name).first()).toBeVisible();
  await expect(list(page).getByText(finder.list.notice)).toBeVisible();
  for (const form of await page.getByRole("form").all())
    await expect(form).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});

for (const [theme, width] of [
  ["light", 320],
  ["dark", 1280],
] as const)
  test(`axe finds nothing on a list in the ${theme} theme at ${width}px, and it does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((value) => {
      localStorage.setItem("theme", value);
    }, theme);
    await open(
      page,
      `/coverage-finder?for=business&industry=${industry.value}&people=employees`,
    );
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(width);
  });

test("every list links to existing pages", async ({ request }) => {
  const html = await (
    await request.get(
      `/coverage-finder?for=business&industry=${industry.value}&property=building`,
    )
  ).text();
  const [, found = ""] = /id="list"(.*?)<\/section>/s.exec(html) ?? [];
  const paths = [...found.matchAll(/href="(\/[^"#]+)"/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths).toContain(industry.page!.path);
  for (const path of new Set(paths))
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(
      200,
    );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers the form with the same list that scripts make", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto("/coverage-finder");
    await expect(page.getByLabel(house)).toBeHidden();
    await page.getByText(home.label).click();
    await page.getByLabel(house).check();
    await page.getByLabel(motorcycle).check();
    await page.getByRole("button", { name: "Show my list" }).click();
    const { pathname, search } = new URL(page.url());
    expect(pathname + search.replace("&industry=", "")).toBe(address);
    await expect(page.getByLabel(house)).toBeChecked();
    await expect(message(page)).toHaveValue(
      new RegExp(
        `- ${coverage("property=house")}\n[^]*- ${motorcycleCoverage}\n`,
      ),
    );
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    const words = await list(page).innerText();

    const scripted = await browser.newPage({ javaScriptEnabled: true });
    await open(scripted, new URL("/coverage-finder", baseURL).href);
    await scripted.getByText(home.label).click();
    await scripted.getByLabel(house).check();
    await scripted.getByLabel(motorcycle).check();
    await expect
      .poll(async () =>
        (await list(scripted).innerText()).replace(/\nPrint\b/, ""),
      )
      .toBe(words);
    await scripted.close();
  });

  test("an address is never read as markup", async ({ request }) => {
    const html = await (
      await request.get(
        `/coverage-finder?for=home&property=${encodeURIComponent('"><script>x</script>')}`,
      )
    ).text();
    expect(html).not.toContain("<script>x");
    expect(html).toContain('rel="canonical" href="');
    expect(html).not.toContain('property="&quot;');
  });
});
