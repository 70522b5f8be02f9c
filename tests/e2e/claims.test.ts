import type { Locator, Page } from "@playwright/test";
import { carriers as list } from "#content/carriers.ts";
import { claimsPage } from "#content/ui/claims-page.ts";
import { fillIn } from "#words/fill-in.ts";
import { reportAClaim } from "#content/report-a-claim.ts";
import { findCarriers } from "#app/pages/claims/find-carriers.ts";
import { claim } from "#content/forms/claim.ts";
import { fillForm, sendClaim, storedLeads, summary } from "./leads.ts";
import { expect, holdScripts, hydrate, open, still, test } from "./test.ts";

test.use(still);

const path = claim.page;
const { textConsent } = claim.fields;
const form = (page: Page) => page.getByRole("form", { name: claim.label });
const carriers = (page: Page) =>
  page.getByRole("region", { name: reportAClaim.carriers.title });
const pictures = (page: Page) =>
  page.getByRole("navigation", { name: claimsPage.doors });
const doors = reportAClaim.doors;
/** The headings of the doors whose steps show. */
const shownDoors = (page: Page) =>
  page.locator("main section:has(input[type=checkbox], ol) h2:visible").filter({
    hasText: new RegExp(doors.map(({ title }) => `^${title}$`).join("|")),
  });

/** The position on the page, however far it is scrolled. */
const placeOf = (locator: Locator) =>
  locator.evaluate((one) => one.getBoundingClientRect().top + scrollY);

test("the list of carriers is filtered as you type", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(path);
  const search = carriers(page).getByRole("searchbox");
  const found = carriers(page).getByRole("status");
  const links = page.locator("#carrier-list").getByRole("link");
  const all = await links.count();
  // Typed before React starts.
  const carrier = list.find(
    ({ name }) => findCarriers(list, name).length === 1,
  )!;
  await search.fill(carrier.name.toUpperCase());
  const before = await placeOf(search);
  release();
  await hydrate(page);
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute("href", `tel:${carrier.phone.e164}`);
  await expect(found).toHaveText(
    all > 1 ? fillIn(claimsPage.one, { found: 1, count: all }) : /1/,
  );
  expect(await placeOf(search)).toBe(before);

  // Enter neither calls it nor leaves the page.
  await search.press("Enter");
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(path);

  await search.fill("no such carrier");
  await expect(links).toHaveCount(0);
  await expect(found).toHaveText(claimsPage.none);
  await search.fill("");
  await expect(links).toHaveCount(all);
});

test("by keyboard a visitor gets the steps of one door", async ({ page }) => {
  await open(page, path);
  await expect(shownDoors(page)).toHaveCount(0);
  for (const { id, label, title, lines } of doors.slice(0, 2)) {
    const link = pictures(page).getByRole("link", { name: label });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(shownDoors(page)).toHaveText([title]);
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(page.locator(`#${id}-title`)).toBeFocused();
    await expect(page.locator(`#${id}-title`)).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.locator(`#${id} a`).first()).toBeFocused();
    // Those that insure what happened, and a search has all.
    const links = page.locator("#carrier-list").getByRole("link");
    const fitting = findCarriers(list, "", lines);
    await expect(links).toHaveCount(fitting.length);
  }
  await page.goBack();
  await expect(shownDoors(page)).toHaveText([doors[0]!.title]);
  // A jump elsewhere keeps the choice.
  await carriers(page).locator("a[href='#call']").click();
  await expect(page).toHaveURL(`${path}#call`);
  await expect(page.locator("#call-title")).toBeFocused();
  await expect(shownDoors(page)).toHaveText([doors[0]!.title]);
  // So does paper, below the carriers' numbers.
  await page.emulateMedia({ media: "print" });
  await expect(shownDoors(page)).toHaveText([doors[0]!.title]);
  expect(await placeOf(carriers(page))).toBeLessThan(
    await placeOf(shownDoors(page)),
  );
  await expect(page.locator("main li img:visible")).toHaveCount(0);
});

test("an address opens its steps, and a list in them", async ({ page }) => {
  for (const { title, lists } of doors.slice(2, 4)) {
    const release = await holdScripts(page);
    // Not only a new hash, which would be a jump on the same page.
    await page.goto("/portals");
    await page.goto(`${path}#${lists.at(-1)!.id}`);
    const part = page.locator(`#${lists.at(-1)!.id}`);
    await expect(shownDoors(page)).toHaveText([title]);
    await expect(part).toBeInViewport();
    release();
    await hydrate(page);
    await expect(pictures(page).locator("[aria-current]")).toHaveCount(1);
    await expect(shownDoors(page)).toHaveText([title]);
    await page.unrouteAll();
  }
});

test("consent to texts and the receipt of a claim", async ({ page }) => {
  await open(page, path);
  const consent = form(page).getByLabel(textConsent.label);
  await expect(consent).not.toBeChecked();
  const email = await fillForm(page, "claim");
  await consent.check();
  await sendClaim(page);
  const [lead] = storedLeads(email);
  expect(lead!.fields.textConsent).toBe(textConsent.label);
  const receipt = page.locator("main dl");
  await expect(receipt).toContainText(lead!.reference);
  const words = await receipt.textContent();
  await page.reload();
  await expect(receipt).toHaveText(words!);
});

test("an unreadable date is an error, and nothing sent", async ({ page }) => {
  await open(page, path);
  const email = await fillForm(page, "claim");
  const date = form(page).locator("#happenedOn");
  const problems = summary(page);
  // In the American key order.
  for (const keys of ["1102", "02302026", "11020026"]) {
    await date.fill("");
    await date.focus();
    await page.keyboard.type(keys);
    await form(page).locator("[type=submit]").click();
    await expect(problems).toBeFocused();
    await expect(problems.getByRole("link")).toHaveCount(1);
    await expect(date).toHaveAttribute("aria-invalid", "true");
    await expect(date).toHaveAccessibleDescription(/\w/);
    await problems.getByRole("link").click();
    await expect(date).toBeFocused();
  }
  expect(storedLeads(email)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test("every door's steps show, and pictures lead there", async ({ page }) => {
    await page.goto(path);
    await expect(shownDoors(page)).toHaveText(doors.map(({ title }) => title));
    await expect(
      page.getByRole("checkbox", { name: doors[0]!.lists[0]!.steps[0]!.title }),
    ).toBeHidden();
    const { id, label, title, lists } = doors.at(-1)!;
    await pictures(page).getByRole("link", { name: label }).click();
    await expect(page.getByRole("heading", { name: title })).toBeInViewport();
    await expect(
      page.locator(`#${id}`).getByRole("list").first().getByRole("listitem"),
    ).toContainText(lists[0]!.steps.map((step) => step.title));
  });
});
