import type { Page } from "@playwright/test";
import { leadDraft } from "#content/ui/lead-draft.ts";
import { leadWait } from "#content/ui/lead-wait.ts";
import { leadResult } from "#content/ui/lead-result.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import { fillIn } from "#words/fill-in.ts";
import {
  aClaim,
  fillForm,
  sendButton,
  sendClaim,
  storedLeads,
} from "./leads.ts";
import { button, expect, open, still, test } from "./test.ts";

test.use({ ...still, expectedErrors: [/Failed to load resource/] });

const ok = (page: Page) => button(page, leadResult.ok);
const status = (page: Page) => page.locator("form > div > [role=status]");
const offline = fillIn(leadWait.offline, { what: contact.what });
const stopped = fillIn(leadWait.stopped, { what: contact.what });

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

test("a message waits for the network, and goes once", async ({ page }) => {
  await open(page, contact.page);
  const posts = watchPosts(page, "contact");
  const email = await fillForm(page);
  await goOffline(page);
  await sendButton(page).click();
  await expect(status(page)).toHaveText(offline);
  await expect(sendButton(page)).toHaveAccessibleName(leadWait.waiting);
  await expect(sendButton(page)).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
  // Further clicks send nothing either.
  await sendButton(page).click({ force: true });
  await page.context().setOffline(false);
  await expect(ok(page)).toBeFocused();
  expect(posts).toHaveLength(1);
  expect(storedLeads(email)).toHaveLength(1);
  await ok(page).click();
  await expect(status(page)).toBeEmpty();
  await expect(page.locator("#name")).toHaveValue("");
});

test("a wait that is stopped sends nothing by itself", async ({ page }) => {
  await open(page, contact.page);
  const email = await fillForm(page);
  await goOffline(page);
  await sendButton(page).click();
  await button(page, leadWait.stop).click();
  await expect(status(page)).toHaveText(stopped);
  await expect(sendButton(page)).toBeFocused();
  await expect(button(page, leadWait.stop)).toBeHidden();
  await sendButton(page).click();
  await expect(status(page)).toHaveText(offline);
  await page.locator("#message").fill("Two roofs");
  await expect(status(page)).toHaveText(stopped);
  await page.context().setOffline(false);
  await sendButton(page).click();
  await expect(ok(page)).toBeFocused();
  expect(storedLeads(email)).toMatchObject([
    { fields: { message: "Two roofs" } },
  ]);
});

const message = (page: Page, words: string) =>
  page.locator("p", { hasText: fillIn(words, { what: claim.what }) });

const photos = ["photograph-with-place.jpg", "scanned.pdf"];
const added = (page: Page) => page.locator("bdi", { hasText: photos[1] });

/** A claim with photographs that waits for the network. Returns the address that only this test uses. */
async function sendClaimOffline(page: Page): Promise<string> {
  const email = await fillForm(page, "claim");
  const files = photos.map((name) => `tests/samples/${name}`);
  await page.locator("[type=file]").setInputFiles(files);
  await expect(added(page)).toBeVisible();
  await goOffline(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAccessibleName(leadWait.waiting);
  return email;
}

async function keep(page: Page) {
  await button(page, leadWait.keep).press("Enter");
  await expect(message(page, leadWait.kept)).toBeFocused();
}

/** Closes the page while it is offline, and opens the form in another tab with a network. */
async function comeBack(page: Page): Promise<Page> {
  const context = page.context();
  // A page that is closing has a network again for a moment, which a phone that is switched off has not.
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = () => {};
  });
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await open(next, claim.page);
  return next;
}

const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener("success", resolve));
    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const opening = indexedDB.open(name!);
      await done(opening);
      for (const store of opening.result.objectStoreNames) {
        const transaction = opening.result.transaction(store);
        const keys = transaction.objectStore(store).getAllKeys();
        await done(keys);
        found.push(...keys.result);
      }
      opening.result.close();
    }
    return found;
  });

test("a claim stays on the device until it is sent", async ({
  page: first,
}) => {
  await open(first, claim.page);
  const posts = watchPosts(first, "claim");
  const email = await sendClaimOffline(first);
  expect(await onDevice(first)).toEqual([]);
  await keep(first);

  const page = await comeBack(first);
  expect(posts).toEqual([]);
  await expect(page.locator("#message")).toHaveValue(aClaim.message);
  await expect(message(page, leadDraft.unsent)).toBeVisible();
  await expect(page.getByText(leadDraft.file)).toBeHidden();
  await expect(added(page)).toBeVisible();
  // What changes here changes on the device.
  await page.locator("#message").fill("Water and mud");
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveAccessibleName(leadWait.waiting);

  const last = await comeBack(page);
  await expect(last.locator("#message")).toHaveValue("Water and mud");
  await sendClaim(last);
  expect(storedLeads(email)).toMatchObject([
    { fields: { message: "Water and mud" }, files: photos },
  ]);
  await expect.poll(() => onDevice(last)).toEqual([]);
  await open(last, claim.page);
  await expect(last.locator("#message")).toHaveValue("");
});

test("a visitor can remove it from the device", async ({ page: first }) => {
  await open(first, claim.page);
  await sendClaimOffline(first);
  await button(first, leadWait.keep).click();
  await button(first, leadWait.remove).click();
  await expect(message(first, leadWait.ask)).toBeFocused();
  expect(await onDevice(first)).toEqual([]);
  await expect(first.locator("#message")).toHaveValue(aClaim.message);
  await keep(first);

  const page = await comeBack(first);
  await button(page, leadDraft.clearDevice).click();
  await expect(page.locator("#name")).toBeFocused();
  await expect(page.locator("#message")).toHaveValue("");
  await expect(added(page)).toBeHidden();
  await expect.poll(() => onDevice(page)).toEqual([]);
});

test("it is not on the device after a week", async ({ page: first }) => {
  await first.clock.install();
  await open(first, claim.page);
  await sendClaimOffline(first);
  await keep(first);
  const context = first.context();
  await context.setOffline(false);
  await first.close();
  const page = await context.newPage();
  await page.clock.install({ time: Date.now() + 7 * 86_400_000 + 60_000 });
  await open(page, claim.page);
  await expect.poll(() => onDevice(page)).toEqual([]);
  await expect(page.locator("#message")).toHaveValue("");
});

test("without room on the device the claim is sent", async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(page, claim.page);
  const email = await sendClaimOffline(page);
  await button(page, leadWait.keep).click();
  await expect(message(page, leadWait.refused)).toBeFocused();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  expect(storedLeads(email)).toMatchObject([{ files: photos }]);
});
