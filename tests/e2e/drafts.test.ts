import type { Page } from "@playwright/test";
import { emailSuggestion } from "#content/ui/email-suggestion.ts";
import { leadDraft } from "#content/ui/lead-draft.ts";
import { leadResult } from "#content/ui/lead-result.ts";
import { secretNumber } from "#content/ui/secret-number.ts";
import { forms } from "#content/forms.ts";
import { certificate } from "#content/forms/certificate.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import { lender } from "#content/forms/lender.ts";
import { entriesFor } from "../entries-for.ts";
import { keptLeads, newEmail } from "./kept-leads.ts";
import {
  expect,
  holdScripts,
  hydrate,
  longIf,
  open,
  painted,
  phone,
  settle,
  still,
  test,
} from "./test.ts";

test.use(still);

const form = (page: Page, { label }: { label: string } = claim) =>
  page.getByRole("form", { name: label });
const line = (page: Page) => page.locator("p", { hasText: leadDraft.kept });
const clear = (page: Page) =>
  page.getByRole("button", { name: leadDraft.clear });
const send = (page: Page) =>
  page.locator('form[action^="/api/"] button[type=submit]');
const dialog = (page: Page) => page.getByRole("dialog");
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage).filter(([name]) => name.startsWith("draft")),
  );

/** Those on a page of their own. */
const long = forms.filter(({ kind }) => kind !== "contact");

/** What a visitor types, by the name of the field. */
const typed: Record<string, Record<string, string>> = {
  ...Object.fromEntries(long.map((one) => [one.kind, entriesFor(one, "Ana")])),
  claim: {
    name: "Ana Ruiz",
    phone: "713 555 0142",
    line: "flood",
    message: "Water in the hall",
    textConsent: "on",
  },
};

async function type(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#${name}`);
    if (value === "on") await field.check();
    else if (await field.evaluate((one) => one.matches("select")))
      await field.selectOption(value);
    else await field.fill(value);
  }
}

async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values))
    if (value === "on") await expect(page.locator(`#${name}`)).toBeChecked();
    else await expect(page.locator(`#${name}`)).toHaveValue(value);
}

/** A complete claim, and the address that only this test uses. */
async function fillClaim(page: Page): Promise<string> {
  const email = newEmail();
  await type(page, { ...typed.claim, email });
  return email;
}

for (const one of long)
  test(
    `what was typed into the ${one.kind} form survives a look at the privacy notice, Back and a reload`,
    longIf(one.kind !== "claim"),
    async ({ page }) => {
      const values = typed[one.kind]!;
      await open(page, one.page);
      await expect(line(page)).toBeHidden();
      expect(await drafts(page)).toEqual([]);
      await type(page, values);

      const notice = form(page, one).getByRole("link", {
        name: "privacy notice",
      });
      await notice.click();
      await expect(page).toHaveURL("/privacy-notice");
      await page.goBack();
      await expectTyped(page, values);
      await expect(line(page)).toBeVisible();

      await page.reload();
      await hydrate(page);
      await expectTyped(page, values);
      await expect(line(page)).toBeVisible();

      // A whole new document, and the form again.
      await page.goto("/privacy-notice", { referer: page.url() });
      await page.goto(one.page, { referer: page.url() });
      await hydrate(page);
      await expectTyped(page, values);
      await expect(page.locator("[name=website]")).toHaveValue("");

      // The next person at the same computer types the address.
      await open(page, one.page);
      await expect.poll(() => drafts(page)).toEqual([]);
      await expect(page.locator("#name")).toHaveValue("");
    },
  );

test("a form that takes a file says that it must be chosen again, and the tab does not keep it", async ({
  page,
}) => {
  await open(page, certificate.page);
  await type(page, { name: "Ana Ruiz" });
  const file = { name: "contract.pdf", mimeType: "application/pdf" };
  await page
    .locator("#attachment")
    .setInputFiles({ ...file, buffer: Buffer.from("%PDF-1.7 secret") });
  await page.reload();
  await hydrate(page);
  await expect(line(page)).toContainText(leadDraft.file);
  await expect(page.locator("#attachment")).toHaveValue("");
  expect(JSON.stringify(await drafts(page))).not.toMatch(/contract|PDF/);
});

test("the draft is gone once the server has stored the lead", async ({
  page,
}) => {
  await open(page, claim.page);
  const email = await fillClaim(page);
  expect(await drafts(page)).toHaveLength(1);
  await send(page).click();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  expect(keptLeads(email)).toHaveLength(1);
  expect(await drafts(page)).toEqual([]);
  await page.goto(claim.page);
  await hydrate(page);
  await expect(page.locator("#name")).toHaveValue("");
});

test("Clear the form empties it and the tab, and moves the focus to its first field", async ({
  page,
}) => {
  await open(page, claim.page);
  await fillClaim(page);
  await page.reload();
  await hydrate(page);
  await clear(page).click();
  await expect(page.locator("#name")).toBeFocused();
  await expect(page.locator("#name")).toHaveValue("");
  await expect(line(page)).toBeHidden();
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await hydrate(page);
  await expect(page.locator("#message")).toHaveValue("");
});

test.describe("when no answer comes", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a reload sends the same lead again, not a second one", async ({
    page,
  }) => {
    await page.route(
      "**/api/claim",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await open(page, claim.page);
    const email = await fillClaim(page);
    await send(page).click();
    await expect(
      dialog(page).getByRole("button", { name: leadResult.again }),
    ).toBeVisible();
    expect(keptLeads(email)).toHaveLength(1);
    await page.reload();
    await hydrate(page);
    await expect(line(page)).toBeVisible();
    await send(page).click();
    await expect(page).toHaveURL(/\/thanks\?reference=/);
    expect(keptLeads(email)).toHaveLength(1);
  });
});

test("text typed before React wins over the draft, and the rest of the draft returns", async ({
  page,
}) => {
  await open(page, claim.page);
  await type(page, typed.claim!);
  const release = await holdScripts(page);
  await page.goto("/privacy-notice", { referer: page.url() });
  await page.goto(claim.page, { referer: page.url() });
  await page.locator("#name").fill("Eva Ruiz");
  release();
  await hydrate(page);
  await expectTyped(page, { ...typed.claim, name: "Eva Ruiz" });
});

test.describe("when the server returns a form with errors", () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("what it returns wins over the draft", async ({ page }) => {
    await open(page, claim.page);
    await type(page, typed.claim!);
    await page.goto(`${claim.page}/thanks`);
    await page.evaluate(() => {
      const element = document.createElement("form");
      element.method = "post";
      element.action = "/api/claim";
      const name = document.createElement("input");
      name.name = "name";
      name.value = "Eva";
      element.append(name);
      document.body.append(element);
      element.submit();
    });
    await expect(page).toHaveURL("/api/claim");
    await settle(page);
    await painted(page);
    await expectTyped(page, { name: "Eva", message: "" });
    await expect(line(page)).toBeHidden();
  });
});

test("garbage and fields that the form no longer has do no harm", async ({
  page,
}) => {
  await open(page, claim.page);
  const put = (text: string) =>
    page.evaluate(
      (value) => sessionStorage.setItem("draft-claim", value),
      text,
    );
  for (const garbage of [
    "{",
    "null",
    "[]",
    '{"entries":1,"key":{}}',
    '{"entries":{"name":{},"gone":"x","line":"no such line","happenedOn":"soon"}}',
  ]) {
    await put(garbage);
    await page.reload();
    await hydrate(page);
    await expect.poll(() => drafts(page)).toEqual([]);
    await expectTyped(page, { name: "", line: "", happenedOn: "" });
    await expect(line(page)).toBeHidden();
  }
  const email = await fillClaim(page);
  await send(page).click();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  expect(keptLeads(email)).toHaveLength(1);
});

for (const [state, spoil] of [
  [
    "blocked",
    () =>
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
] as const)
  test(
    `a form works while the browser's storage is ${state}`,
    longIf(state === "full"),
    async ({ page }) => {
      await page.addInitScript(spoil);
      await open(page, claim.page);
      const email = await fillClaim(page);
      await send(page).click();
      await expect(page).toHaveURL(/\/thanks\?reference=/);
      expect(keptLeads(email)).toHaveLength(1);
    },
  );

test("the home page's contact form survives a look at the privacy notice too, without a secret number", async ({
  page,
}) => {
  await open(page, "/");
  const audience = page.getByLabel(contact.fields.audience.options.lender);
  await audience.check();
  await type(page, { name: "Ana Ruiz", message: "I am 123-45-6789." });
  await expect.poll(() => drafts(page)).toHaveLength(1);
  expect(JSON.stringify(await drafts(page))).not.toContain("6789");
  await form(page, contact)
    .getByRole("link", { name: "privacy notice" })
    .click();
  await expect(page).toHaveURL("/privacy-notice");
  await page.goBack();
  await expectTyped(page, { name: "Ana Ruiz", message: "I am ." });
  await expect(audience).toBeChecked();
  await expect(line(page)).toBeVisible();
});

test("a draft ends half an hour after its last change", async ({ page }) => {
  await page.clock.install();
  await open(page, claim.page);
  await type(page, { name: "Ana Ruiz" });
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.clock.fastForward("29:00");
  expect(await drafts(page)).toHaveLength(1);
  await page.clock.fastForward("01:01");
  expect(await drafts(page)).toEqual([]);
});

test("nothing shifts when a draft returns, and counts of characters follow it", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const { kind, page: path, fields } of process.env.TESTS === "all"
    ? [claim, lender]
    : [claim]) {
    await open(page, path);
    const name = "message" in fields ? "message" : "clause";
    const { most } = fields[name as keyof typeof fields] as { most: number };
    await type(page, { name: "Ana Ruiz" });
    await expect
      .poll(async () => (await drafts(page)).map(([entry]) => entry))
      .toContain(`draft-${kind}`);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main *:not(option)")]
          .filter((one) => !one.closest("dialog"))
          .map((one) => one.getBoundingClientRect())
          .map(({ x, y, height }) => [x, y + scrollY, height].map(Math.round)),
      );
    const release = await holdScripts(page);
    await page.goto("/privacy-notice", { referer: page.url() });
    await page.goto(path, { referer: page.url() });
    const before = await places();
    release();
    await hydrate(page);
    await expect(line(page)).toBeVisible();
    expect(await places()).toEqual(before);
    await page.unrouteAll();

    await type(page, { [name]: "m".repeat(most) });
    await expect
      .poll(async () => JSON.stringify(await drafts(page)))
      .toContain("m".repeat(most));
    await page.reload();
    await hydrate(page);
    await expect(page.locator(`#${name} + p`)).toBeVisible();
  }
});

test("a misspelled email domain brings a suggestion, which one click accepts and which moves no click away, and the form is sent all the same", async ({
  page,
}) => {
  await open(page, claim.page);
  const email = page.locator("#email");
  const use = page.getByRole("button", { name: emailSuggestion.use });
  const keep = page.getByRole("button", { name: emailSuggestion.keep });
  await email.fill("ana@gmial.com");
  await expect(use).toBeHidden();
  await page.locator("#name").focus();
  await expect(page.locator("[aria-live=polite]:has-text('@')")).toContainText(
    "ana@gmail.com",
  );
  await use.click();
  await expect(email).toHaveValue("ana@gmail.com");
  await expect(email).toBeFocused();
  await expect(use).toBeHidden();
  expect(JSON.stringify(await drafts(page))).toContain("ana@gmail.com");

  await email.fill("ana@hotmial.com");
  await page.locator("#name").focus();
  await keep.click();
  await expect(email).toHaveValue("ana@hotmial.com");
  await page.locator("#name").focus();
  await email.focus();
  await page.locator("#name").focus();
  await email.fill("ana@yaho.com");
  // A slow click right below the field.
  const box = (await page.locator("#line").boundingBox())!;
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.waitForFunction(() => document.activeElement?.id === "line");
  await expect(use).toBeHidden();
  await page.mouse.up();
  await expect(use).toBeVisible();

  // It does not keep the form from being sent.
  await type(page, typed.claim!);
  const wrong = `${crypto.randomUUID()}@gmial.com`;
  await email.fill(wrong);
  await send(page).click();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  expect(keptLeads(wrong)).toHaveLength(1);
  await expect(use).toBeHidden();
});

test("the newsletter form suggests too", async ({ page }) => {
  await open(page, "/blog");
  await page.locator("#newsletter #email").fill("ana@gmial.com");
  await page.locator("#newsletter #terms").focus();
  await page.getByRole("button", { name: emailSuggestion.use }).click();
  await expect(page.locator("#newsletter #email")).toHaveValue("ana@gmail.com");
});

test("before a Social Security number is sent, the visitor is asked, and can go back to its field", async ({
  page,
}) => {
  let posts = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/claim")) posts += 1;
  });
  await open(page, claim.page);
  const email = await fillClaim(page);
  await page.locator("#message").fill("My number is 123-45-6789");
  await send(page).click();
  await expect(dialog(page)).toHaveAccessibleName(secretNumber.title);
  await expect(dialog(page)).toHaveAccessibleDescription(
    new RegExp(claim.fields.message.label.replace("?", "\\?")),
  );
  const back = dialog(page).getByRole("button", { name: secretNumber.back });
  await expect(back).toBeFocused();
  await back.click();
  await expect(page.locator("#message")).toBeFocused();
  await expect(page.locator("#message")).toHaveValue(/123-45-6789/);
  // Escape goes back too.
  await send(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#message")).toBeFocused();
  expect(posts).toBe(0);

  await page.locator("#message").fill("A roof");
  await send(page).click();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  expect(keptLeads(email)).toMatchObject([{ fields: { message: "A roof" } }]);
});

test("a visitor can send a card number anyway, and nothing is taken out", async ({
  page,
}) => {
  await open(page, contact.page);
  const email = newEmail();
  const message = "4111 1111 1111 1111 is on my bill";
  await type(page, { name: "Ana", email, message });
  await send(page).click();
  await dialog(page).getByRole("button", { name: secretNumber.send }).click();
  await dialog(page).getByRole("button", { name: leadResult.ok }).click();
  expect(keptLeads(email)).toMatchObject([{ fields: { message } }]);
});
