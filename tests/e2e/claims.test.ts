import type { Locator, Page } from "@playwright/test";
import { carriers as list } from "#content/carriers.ts";
import { findCarriers } from "#app/pages/claims/find-carriers.ts";
import { claim } from "#forms/claim/claim.ts";
import { keptLeads, newEmail } from "./kept-leads.ts";
import { expect, holdScripts, hydrate, open, still, test } from "./test.ts";

test.use(still);

const path = claim.page;
const { textConsent } = claim.fields;
const form = (page: Page) => page.getByRole("form", { name: claim.label });
const carriers = (page: Page) =>
  page.getByRole("region", { name: "Carriers’ claim lines" });

/** The position on the page, however far it is scrolled. */
const placeOf = (locator: Locator) =>
  locator.evaluate((one) => one.getBoundingClientRect().top + scrollY);

test("the list of carriers is filtered as you type, and says how many are left", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(path);
  const search = carriers(page).getByRole("searchbox");
  const found = carriers(page).getByRole("status");
  const links = carriers(page).getByRole("link");
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
  await expect(found).toHaveText(all > 1 ? `1 of ${all} carriers` : /1/);
  expect(await placeOf(search)).toBe(before);
  await expect(carriers(page).getByRole("listitem")).toContainText([
    carrier.name,
  ]);

  await search.fill("no such carrier");
  await expect(links).toHaveCount(0);
  await expect(found).toContainText("call us");
  await search.fill("");
  await expect(links).toHaveCount(all);
});

test("a visitor who wants a call leaves a number, and allows texts only by checking a box", async ({
  page,
}) => {
  await open(page, path);
  const send = form(page).getByRole("button", { name: "Send request" });
  const consent = form(page).getByLabel(textConsent.label);
  await expect(consent).not.toBeChecked();
  await send.click();
  const links = page
    .locator("[aria-labelledby=problem-title]")
    .getByRole("link");
  await expect(links).toHaveCount(4);
  await links.nth(2).click();
  await expect(form(page).getByLabel("What is it about?")).toBeFocused();

  for (const agrees of [true, false]) {
    const email = newEmail();
    await form(page).getByLabel("Name").fill("Ana Ruiz");
    await form(page).getByLabel("Phone").fill("(713) 555-0100");
    await form(page).getByLabel("Email").fill(email);
    await form(page).getByLabel("What is it about?").selectOption("Flood");
    await form(page).getByLabel("What happened?").fill("Water in the hall");
    if (agrees) await consent.check();
    await send.click();
    await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
    expect(keptLeads(email)).toMatchObject([
      {
        kind: "claim",
        fields: {
          line: "flood",
          textConsent: agrees ? textConsent.version : "",
        },
      },
    ]);
    await expect(consent).not.toBeChecked();
  }
});

/** The form's only date, in the American key order. */
const halfDates = ["1102", "02302026", "11020026"];

test("a date that the browser cannot read is an error next to its field, and nothing is sent", async ({
  page,
}) => {
  let posts = 0;
  await page.route("**/api/claim", (route) => {
    posts += 1;
    return route.abort();
  });
  await open(page, path);
  await form(page).getByLabel("Name").fill("Ana Ruiz");
  await form(page).getByLabel("Phone").fill("(713) 555-0100");
  await form(page).getByLabel("What is it about?").selectOption("Flood");
  await form(page).getByLabel("What happened?").fill("Water in the hall");
  const date = form(page).getByLabel("When did it happen?");
  const summary = page.locator("[aria-labelledby=problem-title]");
  for (const keys of halfDates) {
    await date.fill("");
    await date.focus();
    await page.keyboard.type(keys);
    await form(page).getByRole("button", { name: "Send request" }).click();
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(1);
    await expect(date).toHaveAttribute("aria-invalid", "true");
    await expect(date).toHaveAccessibleDescription(/year/);
    await summary.getByRole("link").click();
    await expect(date).toBeFocused();
  }
  expect(posts).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test("the browser itself rejects a date that it cannot read", async ({
    page,
  }) => {
    await page.goto(path);
    await form(page).getByLabel("Name").fill("Ana Ruiz");
    await form(page).getByLabel("Phone").fill("(713) 555-0100");
    await form(page).getByLabel("What is it about?").selectOption("Flood");
    await form(page).getByLabel("What happened?").fill("Water in the hall");
    const date = form(page).getByLabel("When did it happen?");
    for (const keys of halfDates) {
      await date.fill("");
      await date.focus();
      await page.keyboard.type(keys);
      await form(page).getByRole("button").click();
      await expect(date).toBeFocused();
      await expect(page).toHaveURL(path);
    }
  });

  test("every carrier is listed, and the form comes back with what was typed, then is stored", async ({
    page,
  }) => {
    const email = newEmail();
    await page.goto(path);
    await expect(carriers(page).getByRole("searchbox")).toBeHidden();
    await expect(carriers(page).getByRole("link").first()).toBeVisible();
    await form(page).getByLabel("Name").fill("Ana Ruiz");
    await form(page).getByLabel("Phone").fill("call me");
    await form(page).getByLabel("Email").fill(email);
    await form(page).getByLabel("What is it about?").selectOption("Auto");
    await form(page).getByLabel("What happened?").fill("A <b>bent</b> door");
    await form(page).getByLabel(textConsent.label).check();
    await form(page).getByRole("button").click();

    await expect(page).toHaveTitle(/^Error: /);
    await expect(form(page).getByLabel("Phone")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expect(page.locator("[aria-invalid]")).toHaveCount(1);
    await expect(form(page).getByLabel("What is it about?")).toHaveValue(
      "auto",
    );
    await expect(form(page).getByLabel(textConsent.label)).toBeChecked();

    await form(page).getByLabel("Phone").fill("713 555 0100");
    await form(page).getByRole("button").click();
    await expect(page).toHaveURL(/\/claims\/thanks\?reference=SR-\w{6}$/);
    expect(keptLeads(email)).toMatchObject([
      {
        kind: "claim",
        fields: {
          message: "A <b>bent</b> door",
          textConsent: textConsent.version,
        },
      },
    ]);
  });
});
