import type { Page } from "@playwright/test";
import { emailSuggestion } from "#content/ui/email-suggestion.ts";
import { leadDraft } from "#content/ui/lead-draft.ts";
import { leadResult } from "#content/ui/lead-result.ts";
import { secretNumber } from "#content/ui/secret-number.ts";
import { forms } from "#content/forms.ts";
import { subscribe } from "#content/forms/subscribe.ts";
import { certificate } from "#content/forms/certificate.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import type { FormDefinition, FormField } from "#forms/define-form.ts";
import type { FormRules } from "#forms/field-rules.ts";
import { firstLanguage } from "#words/first-language.ts";
import { allPages } from "#app/content/pages.ts";
import { entriesFor } from "../entries-for.ts";
import {
  aClaim,
  dialog,
  enter,
  fillForm,
  formOf,
  sendButton,
  sendClaim,
  storedLeads,
  type Values,
} from "./leads.ts";
import {
  blockStorage,
  button,
  expect,
  holdScripts,
  hydrate,
  longIf,
  open,
  painted,
  settle,
  still,
  test,
} from "./test.ts";

test.use(still);

const line = (page: Page) => page.locator("p", { hasText: leadDraft.kept });
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage).filter(([name]) => name.startsWith("draft")),
  );

/** An entry for every field but the file, by its name. */
const valuesFor = (one: FormDefinition): Values => ({
  ...entriesFor(one, "Ana"),
  ...Object.fromEntries(
    Object.entries<FormField>(one.fields)
      .filter(([, { type }]) => type === "box")
      .map(([name]) => [name, "on"]),
  ),
});

/** What a form holds, by the names of its fields. */
const held = (page: Page, kind: string): Promise<Values> =>
  formOf(page, kind).evaluate((element: HTMLFormElement) =>
    Object.fromEntries(
      ([...element.elements] as HTMLInputElement[])
        .filter((control) => control.type !== "radio" || control.checked)
        .map((control) => [
          control.name,
          control.type !== "checkbox"
            ? control.value
            : control.checked
              ? "on"
              : "",
        ]),
    ),
  );

const expectTyped = (page: Page, values: Values, kind = "claim") =>
  expect.poll(() => held(page, kind)).toMatchObject(values);

/** Browsers fill in some forms again themselves. This one is not to. */
const forget = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.forms) one.autocomplete = "off";
  });

/** Ends a page as phones do, to save memory: it hears nothing of it. The next reload opens the tab again. */
const discard = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pagehide", (event) => event.stopImmediatePropagation(), {
      capture: true,
    }),
  );

async function reload(page: Page) {
  await forget(page);
  await page.reload();
  await hydrate(page);
}

/** Every form, where visitors find it, in each language. */
const formPages = [...forms, subscribe].flatMap((one) => {
  const rules: FormRules = one.rules;
  // The contact form is on the home page.
  const english = one === contact ? "/" : (rules.shownAt ?? rules.page);
  return allPages()
    .filter(
      ({ path, translations }) =>
        path === english || translations[firstLanguage] === english,
    )
    .map(({ path, language }) => ({ one, path, language }));
});

for (const { one, path, language } of formPages)
  test(
    `nothing typed into the ${one.kind} form (${language}) is lost after forty minutes and a reload, a link and Back, or in a discarded tab, and half an hour later nobody finds it`,
    longIf(one !== claim && one !== subscribe && one !== contact),
    async ({ page }) => {
      const { kind } = one;
      const values = valuesFor(one);
      await page.clock.install();
      await open(page, path);
      await enter(page, values, kind);
      await expect.poll(() => drafts(page)).toHaveLength(1);

      await page.clock.fastForward("40:00");
      await reload(page);
      await expectTyped(page, values, kind);

      await forget(page);
      const link = formOf(page, kind).locator("a[href^='/']").last();
      await link.click();
      await expect(page).not.toHaveURL(path);
      await page.clock.fastForward("29:00");
      await page.goBack();
      await hydrate(page);
      await expectTyped(page, values, kind);

      await page.clock.fastForward("40:00");
      await discard(page);
      await page.clock.fastForward("40:00");
      await reload(page);
      await expectTyped(page, values, kind);
      await expect(page.locator("[name=website]").first()).toHaveValue("");

      await page.goto("/licenses");
      await page.clock.fastForward("31:00");
      await page.goto(path, { referer: page.url() });
      await hydrate(page);
      await expect.poll(() => drafts(page)).toEqual([]);
      expect(Object.values(await held(page, kind))).not.toContain("on");
      expect(JSON.stringify(await held(page, kind))).not.toContain("Ana");
    },
  );

test("a tool fills in only what nobody has typed", async ({ page }) => {
  const [insured, wording] = ["Bayou Builders", "Per contract"];
  const generalLiability = "on";
  const go = async (query: Values) => {
    const tool = new URLSearchParams({ tool: "certificate", ...query });
    const path = `${certificate.page}?${tool}`;
    await page.goto(path, { referer: page.url() });
    await hydrate(page);
  };
  const enterHere = (values: Values) => enter(page, values, "certificate");
  const expectHere = (values: Values) =>
    expectTyped(page, values, "certificate");

  // Its next result replaces what nobody has touched.
  await go({ wording: "Blanket" });
  await go({ wording });
  await expectHere({ wording });
  await expect(line(page)).toBeHidden();

  await open(page, certificate.page);
  await enterHere({ insured, wording: "As last year" });
  await go({ wording, generalLiability });
  const both = `As last year\n\n${wording}`;
  await expectHere({ insured, wording: both, generalLiability });

  // The visitor changes what it filled in.
  const changed = { wording: "As agreed", generalLiability: "" };
  await enterHere({ wording: changed.wording });
  await formOf(page, "certificate").locator("#generalLiability").uncheck();
  await reload(page);
  await expectHere({ insured, ...changed });
  await expect(line(page)).toBeVisible();

  await page.goto(certificate.page, { referer: page.url() });
  await hydrate(page);
  await expectHere({ insured, ...changed });
});

test("a file must be chosen again", async ({ page }) => {
  await open(page, certificate.page);
  await enter(page, { name: "Ana Ruiz" }, "certificate");
  const file = { name: "contract.pdf", mimeType: "application/pdf" };
  await page
    .locator("#attachment")
    .setInputFiles({ ...file, buffer: Buffer.from("%PDF-1.7 secret") });
  await reload(page);
  await expect(line(page)).toContainText(leadDraft.file);
  await expect(page.locator("#attachment")).toHaveValue("");
  expect(JSON.stringify(await drafts(page))).not.toMatch(/contract|PDF/);
});

test("Clear the form empties it, and so does sending", async ({ page }) => {
  await open(page, claim.page);
  await fillForm(page, "claim");
  await reload(page);
  await button(page, leadDraft.clear).click();
  await expect(page.locator("#name")).toBeFocused();
  await expectTyped(page, { name: "" });
  await expect(line(page)).toBeHidden();
  expect(await drafts(page)).toEqual([]);
  await reload(page);
  await expectTyped(page, { message: "" });

  const email = await fillForm(page, "claim");
  await sendClaim(page);
  expect(storedLeads(email)).toHaveLength(1);
  expect(await drafts(page)).toEqual([]);
});

test("a reload sends the same lead", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route(
    "**/api/claim",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await open(page, claim.page);
  const email = await fillForm(page, "claim");
  await sendButton(page).click();
  await expect(button(page, leadResult.again)).toBeVisible();
  expect(storedLeads(email)).toHaveLength(1);
  await reload(page);
  await expect(line(page)).toBeVisible();
  await sendClaim(page);
  expect(storedLeads(email)).toHaveLength(1);
});

test("the server's answer wins", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  await open(page, claim.page);
  await enter(page, aClaim, "claim");
  await page.goto(`${claim.page}/thanks`);
  const release = await holdScripts(page);
  await page.goto(claim.page, { referer: page.url() });
  await page.locator("#name").fill("Eva");
  await formOf(page, "claim").evaluate((form: HTMLFormElement) =>
    form.submit(),
  );
  await expect(page).toHaveURL("/api/claim");
  release();
  await settle(page);
  await painted(page);
  await expectTyped(page, { name: "Eva", message: "" });
  await expect(line(page)).toBeHidden();
});

test("only fields that the form still has come back", async ({ page }) => {
  await open(page, claim.page);
  await page.evaluate((typed) => {
    const none = { gone: "x", line: "no such line", happenedOn: "soon" };
    const draft = { key: "", entries: { ...typed, ...none }, at: Date.now() };
    sessionStorage.setItem("draft-claim", JSON.stringify(draft));
  }, aClaim);
  const release = await holdScripts(page);
  await page.reload();
  await page.locator("#name").fill("Eva Ruiz");
  release();
  await hydrate(page);
  const { message } = aClaim;
  const none = { line: "", happenedOn: "" };
  await expectTyped(page, { name: "Eva Ruiz", message, ...none });
});

test("a form works while the browser blocks its storage", async ({ page }) => {
  await blockStorage(page);
  await open(page, claim.page);
  const email = await fillForm(page, "claim");
  await sendClaim(page);
  expect(storedLeads(email)).toHaveLength(1);
});

test("a misspelled email domain brings a suggestion", async ({ page }) => {
  await open(page, claim.page);
  const [name, email] = [page.locator("#name"), page.locator("#email")];
  const use = button(page, emailSuggestion.use);
  await email.fill("ana@gmial.com");
  await expect(use).toBeHidden();
  await name.focus();
  await expect(page.locator("[aria-live=polite]:has-text('@')")).toContainText(
    "ana@gmail.com",
  );
  await use.click();
  await expect(email).toHaveValue("ana@gmail.com");
  await expect(email).toBeFocused();
  expect(JSON.stringify(await drafts(page))).toContain("ana@gmail.com");

  await email.fill("ana@hotmial.com");
  await name.focus();
  await button(page, emailSuggestion.keep).click();
  await expect(email).toHaveValue("ana@hotmial.com");
  await email.fill("ana@yaho.com");
  // A slow click right below the field.
  const box = (await page.locator("#line").boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.waitForFunction(() => document.activeElement?.id === "line");
  await expect(use).toBeHidden();
  await page.mouse.up();
  await expect(use).toBeVisible();

  await enter(page, aClaim, "claim");
  const wrong = `${crypto.randomUUID()}@gmial.com`;
  await email.fill(wrong);
  await sendClaim(page);
  expect(storedLeads(wrong)).toHaveLength(1);
});

test("a Social Security number brings a question", async ({ page }) => {
  await open(page, claim.page);
  const email = await fillForm(page, "claim");
  const message = page.locator("#message");
  await message.fill("My number is 123-45-6789");
  await sendButton(page).click();
  await expect(dialog(page)).toHaveAccessibleName(secretNumber.title);
  await expect(dialog(page)).toHaveAccessibleDescription(
    new RegExp(claim.fields.message.label.replace("?", "\\?")),
  );
  const back = button(page, secretNumber.back);
  await expect(back).toBeFocused();
  await back.click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(/123-45-6789/);
  expect(storedLeads(email)).toEqual([]);
  expect(JSON.stringify(await drafts(page))).not.toContain("6789");

  // Escape goes back too.
  await sendButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(message).toBeFocused();
  await sendButton(page).click();
  await button(page, secretNumber.send).click();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  expect(storedLeads(email)).toMatchObject([
    { fields: { message: "My number is 123-45-6789" } },
  ]);
});
