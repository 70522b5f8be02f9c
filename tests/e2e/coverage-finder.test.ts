import type { Locator, Page } from "@playwright/test";
import { coverageFinder as finder } from "#content/coverage-finder.ts";
import { quote as quoteForm } from "#content/forms/quote.ts";
import { finderPage } from "#content/ui/finder-page.ts";
import { site } from "#content/site.ts";
import { fillIn } from "#words/fill-in.ts";
import { expect, holdScripts, hydrate, open, test } from "./test.ts";

const { home } = finder.rules;
const labels = new Map(
  home.questions.flatMap(({ options }) =>
    options.map(({ value, label }) => [value, label]),
  ),
);
const [house, condo, motorcycle, classic] = [
  "house",
  "condo",
  "motorcycle",
  "classic",
].map((value) => labels.get(value)) as [string, string, string, string];
/** The coverage that is on the list for this answer only. */
const coverage = (answer: string) =>
  home.coverages.find(({ when }) => when?.join() === answer)!.title;
const motorcycleCoverage = coverage("vehicles=motorcycle");
const classicCoverage = coverage("vehicles=classic");

const list = (page: Page) =>
  page.getByRole("region", { name: finder.list.title });
const titles = (page: Page) => list(page).getByRole("heading", { level: 3 });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name, exact: true });
/** The heading of a question on the home side, by its number. */
const question = (page: Page, number: number) =>
  heading(
    page,
    number === 1 ? finder.side : home.questions[number - 2]!.question,
  );
/** On the home side. */
const progress = (number: number) =>
  fillIn(finderPage.progress, { number, count: home.questions.length + 1 });
const next = (page: Page) =>
  page.getByRole("button", { name: finderPage.next, exact: true });
const listButton = (page: Page) =>
  page.getByRole("button", { name: finderPage.submit });
const link = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true });
const part = (page: Page, name: string) => page.locator(`img[src$="#${name}"]`);
/** From the third question to the list. */
async function finish(page: Page) {
  await next(page).click();
  await next(page).click();
  await listButton(page).click();
}
const address = "/coverage-finder?for=home&property=house&vehicles=motorcycle";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator) {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    if (await element.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error("Tab does not reach it");
}

test("only the keyboard is needed: each question gets the focus, and nothing moves on by itself", async ({
  page,
}) => {
  await open(page, "/coverage-finder");
  await page.keyboard.press("Tab");
  await tabTo(page, page.getByLabel(finder.rules.business.label));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel(home.label)).toBeChecked();
  await expect(page).toHaveURL("/coverage-finder?for=home&question=1");
  await tabTo(page, next(page));
  await page.keyboard.press("Enter");
  await expect(question(page, 2)).toBeFocused();
  await expect(page.getByText(progress(2))).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByLabel(house)).toBeFocused();
  await expect(part(page, "house")).toHaveCount(0);
  await page.keyboard.press("Space");
  // The picture gains what an answer adds, and screen readers get a sentence.
  await expect(part(page, "house")).toBeVisible();
  await expect(
    page.getByRole("status").filter({ hasText: house }),
  ).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByLabel(condo)).toBeFocused();
  await tabTo(page, next(page));
  await page.keyboard.press("Enter");
  for (const number of [3, 4]) {
    await expect(question(page, number)).toBeFocused();
    await tabTo(page, link(page, finderPage.skip));
    await page.keyboard.press("Enter");
  }
  await expect(question(page, 5)).toBeFocused();
  await tabTo(page, listButton(page));
  await page.keyboard.press("Enter");
  await expect(list(page).getByRole("heading", { level: 1 })).toBeFocused();
  await expect(list(page).getByRole("heading", { level: 1 })).toContainText(
    String(await titles(page).count()),
  );
  await expect(page).toHaveURL(
    "/coverage-finder?for=home&property=house&property=condo",
  );
  await expect(question(page, 1)).toBeHidden();
});

test("a list is printed and changed by its answers, and Start over clears them", async ({
  page,
}) => {
  await open(page, address);
  // Paper has it, its reasons and the brokerage's name, and no form.
  const shown = await titles(page).count();
  await page.emulateMedia({ media: "print" });
  await expect(titles(page).filter({ visible: true })).toHaveCount(shown);
  await expect(list(page)).toContainText(site.phone.display);
  await expect(list(page).getByText(site.name).first()).toBeVisible();
  await expect(list(page).getByText(finder.list.notice)).toBeVisible();
  await expect(part(page, "house")).toBeVisible();
  for (const form of await page.getByRole("form").all())
    await expect(form).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  // An answer links to its question, and the list follows the change.
  await list(page).getByRole("link", { name: motorcycle }).click();
  await expect(question(page, 3)).toBeFocused();
  await page.getByLabel(motorcycle).uncheck();
  await page.getByLabel(classic).check();
  await finish(page);
  await expect(titles(page).getByText(classicCoverage)).toBeVisible();
  await expect(titles(page).getByText(motorcycleCoverage)).toBeHidden();

  // Back shows the last question, and Forward the list.
  const all = await titles(page).count();
  await page.goBack();
  await expect(question(page, 5)).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await page.goForward();
  await expect(titles(page)).toHaveCount(all);

  // Start over leads to the first question, and Back to the list.
  await list(page).getByRole("link", { name: finderPage.restart }).click();
  await expect(page).toHaveURL("/coverage-finder");
  await expect(question(page, 1)).toBeVisible();
  await expect(page.locator("input[name=for]:checked")).toHaveCount(0);
  await expect(part(page, "house")).toHaveCount(0);
  await page.goBack();
  await expect(titles(page).getByText(classicCoverage)).toBeVisible();
});

test("Next works before React, a choice made before it counts, and the page’s Back keeps all answers", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/coverage-finder");
  await page.getByLabel(home.label).check();
  await next(page).click();
  await expect(page).toHaveURL(/\?for=home&question=2/);
  await expect(question(page, 1)).toBeHidden();
  await page.getByLabel(house).check();
  release();
  await hydrate(page);
  await expect(page).toHaveURL(
    "/coverage-finder?for=home&property=house&question=2",
  );
  await next(page).click();
  await expect(question(page, 3)).toBeFocused();
  await page.getByLabel(motorcycle).check();
  await page.getByRole("button", { name: finderPage.back }).click();
  await expect(question(page, 2)).toBeFocused();
  await expect(page.getByLabel(house)).toBeChecked();
  await expect(page).toHaveURL(/vehicles=motorcycle&question=2(#list)?$/);
});

test("a request for a quote begins with the list, one tap back, follows later answers, and keeps the visitor's own words", async ({
  page,
}) => {
  await open(page, address);
  const quote = link(page, finder.send.button);
  await quote.click();
  const { what, insure } = quoteForm.fields;
  await expect(page.getByLabel(what.options.home)).toBeChecked();
  await expect(page.getByLabel(what.options.autos)).toBeChecked();
  await expect(page.getByLabel(what.options.business)).not.toBeChecked();
  const words = page.getByLabel(insure.label);
  await expect(words).toHaveValue(RegExp(`- ${motorcycleCoverage}\n`));
  await hydrate(page);
  await words.press("Control+End");
  await words.pressSequentially("Call after five.");
  await link(page, finder.send.back).click();
  await list(page).getByRole("link", { name: motorcycle }).click();
  await page.getByLabel(classic).check();
  await finish(page);
  await page.waitForURL(/vehicles=classic&vehicles=motorcycle/);
  await quote.click();
  // The draft is filled in at the visitor's first sign.
  await hydrate(page);
  await expect(words).toHaveValue(
    RegExp(`- ${classicCoverage}\n[^]*after five\\.$`),
  );
});
