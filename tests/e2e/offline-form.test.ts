import type { Page } from "@playwright/test";
import { leadDraft } from "#content/ui/lead-draft.ts";
import { leadWait } from "#content/ui/lead-wait.ts";
import { leadResult } from "#content/ui/lead-result.ts";
import { certificate } from "#content/forms/certificate.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import { fillIn as withWords } from "#words/fill-in.ts";
import { fillIn } from "./filled-form.ts";
import { keptLeads, newEmail } from "./kept-leads.ts";
import { expect, open, still, test } from "./test.ts";

test.use({ ...still, expectedErrors: [/Failed to load resource/] });

const send = (page: Page) =>
  page.locator('form[action^="/api/"] button[type=submit]');
const dialog = (page: Page) => page.getByRole("dialog");
const ok = (page: Page) =>
  dialog(page).getByRole("button", { name: leadResult.ok });
const stop = (page: Page) => page.getByRole("button", { name: leadWait.stop });
const status = (page: Page) => page.locator("form > div > [role=status]");
const offline = withWords(leadWait.offline, { what: contact.what });
const stopped = withWords(leadWait.stopped, { what: contact.what });

/** The keys of the posts that a server may have received. */
function watchPosts(page: Page, kind: string): string[] {
  const keys: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(`/api/${kind}`))
      keys.push(response.request().headers()["idempotency-key"]!);
  });
  return keys;
}

/** Enters the form while there is a network, as visitors do, so that its code is there. */
async function goOffline(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
}

test("a message that was sent offline waits, says so, and sends itself once when the network is back", async ({
  page,
}) => {
  await open(page, contact.page);
  const posts = watchPosts(page, "contact");
  const email = await fillIn(page);
  await goOffline(page);
  await send(page).click();
  await expect(status(page)).toHaveText(offline);
  await expect(send(page)).toHaveAccessibleName(leadWait.waiting);
  await expect(send(page)).toBeFocused();
  await expect(dialog(page)).toBeHidden();
  // Further clicks send nothing either.
  await send(page).click({ force: true });
  await page.context().setOffline(false);
  await expect(ok(page)).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(keptLeads(email)).toHaveLength(1);
  await ok(page).click();
  await expect(status(page)).toBeEmpty();
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("a visitor can stop the wait, and nothing is sent", async ({ page }) => {
  await open(page, contact.page);
  const email = await fillIn(page);
  await goOffline(page);
  await send(page).click();
  await stop(page).click();
  await expect(status(page)).toHaveText(stopped);
  await expect(send(page)).toBeFocused();
  await expect(stop(page)).toBeHidden();
  await page.context().setOffline(false);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await send(page).click();
  await expect(ok(page)).toBeFocused();
  expect(keptLeads(email)).toHaveLength(1);
});

test("changing the message stops the wait, so the old words are not sent", async ({
  page,
}) => {
  await open(page, contact.page);
  const email = await fillIn(page);
  await goOffline(page);
  await send(page).click();
  await expect(status(page)).toHaveText(offline);
  await page.getByRole("textbox", { name: "Message" }).fill("Two roofs");
  await expect(status(page)).toHaveText(stopped);
  await page.context().setOffline(false);
  await send(page).click();
  await expect(ok(page)).toBeFocused();
  expect(keptLeads(email)).toMatchObject([
    { fields: { message: "Two roofs" } },
  ]);
});

test("while the server is out of reach after the network is back, it tries again under the same key, one try at a time", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, contact.page);
  const email = await fillIn(page);
  await goOffline(page);
  await send(page).click();
  // The button shows its state a frame before the work.
  await page.clock.runFor(200);
  await expect(status(page)).toHaveText(offline);
  const keys: string[] = [];
  let running = 0;
  let isThere = false;
  await page.route("**/api/contact", async (route) => {
    running += 1;
    expect(running).toBe(1);
    keys.push(route.request().headers()["idempotency-key"]!);
    // The first of them arrives, and its answer is lost.
    if (isThere) await route.continue();
    else {
      if (keys.length === 1) await route.fetch();
      await route.abort();
    }
    running -= 1;
  });
  await page.context().setOffline(false);
  await expect.poll(() => keys.length).toBe(1);
  for (const seconds of [1, 2, 4]) {
    const before = keys.length;
    await page.clock.runFor(seconds * 1000);
    await expect.poll(() => keys.length).toBe(before + 1);
  }
  await expect(status(page)).toHaveText(offline);
  isThere = true;
  await page.clock.runFor(8000);
  await expect(ok(page)).toBeFocused();
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(5);
  expect(keptLeads(email)).toHaveLength(1);
});

test("a form with a file waits with its file", async ({ page }) => {
  await open(page, certificate.page);
  const email = newEmail();
  const texts = { name: "Ana", email, insured: "Bayou", holder: "Harbor" };
  for (const [name, text] of Object.entries(texts))
    await page.locator(`#${name}`).fill(text);
  await page.locator("#holderAddress").fill("1 Main St");
  await page.locator("#umbrella").check();
  await page.locator("#neededBy").fill(soon());
  await page.locator("#attachment").setInputFiles({
    name: "contract.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(
      "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n".padEnd(100),
    ),
  });
  await goOffline(page);
  await send(page).click();
  await expect(send(page)).toHaveAccessibleName(leadWait.waiting);
  await page.context().setOffline(false);
  await expect(ok(page)).toBeFocused();
  expect(keptLeads(email)).toHaveLength(1);
});

/** In Texas tomorrow, whatever the time here. */
function soon() {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}

test("a page that is left while it waits sends nothing, and another tab has it if the visitor wants the device to keep it", async ({
  page: first,
}) => {
  let page = first;
  await open(page, claim.page);
  const posts = watchPosts(page, "claim");
  const email = newEmail();
  await page.locator("#name").fill("Ana");
  await page.locator("#phone").fill("713 555 0142");
  await page.locator("#email").fill(email);
  await page.locator("#line").selectOption("flood");
  await page.locator("#message").fill("Water");
  await goOffline(page);
  await send(page).click();
  await expect(send(page)).toHaveAccessibleName(leadWait.waiting);
  await page.getByRole("button", { name: leadWait.keep }).click();
  await expect(
    page.locator("p", {
      hasText: withWords(leadWait.kept, { what: claim.what }),
    }),
  ).toBeFocused();
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  page = await context.newPage();
  await open(page, claim.page);
  await expect(page.locator("#message")).toHaveValue("Water");
  await expect(
    page.getByText(withWords(leadDraft.unsent, { what: claim.what })),
  ).toBeVisible();
  expect(posts).toEqual([]);
  await send(page).click();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  expect(keptLeads(email)).toHaveLength(1);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test("a failure with a network keeps its dialog", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.abort(), { times: 1 });
  await open(page, contact.page);
  await fillIn(page);
  await send(page).click();
  await expect(
    dialog(page).getByRole("button", { name: leadResult.again }),
  ).toBeFocused();
  await expect(status(page)).toBeEmpty();
});
