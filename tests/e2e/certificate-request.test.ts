import type { Page } from "@playwright/test";
import { certificate } from "#content/forms/certificate.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { certificateSketch } from "#content/ui/certificate-sketch.ts";
import { entriesFor } from "../entries-for.ts";
import { dialog, enter, newEmail, storedLeads } from "./leads.ts";
import { controls } from "./controls.ts";
import { expect, open, phone, still, test } from "./test.ts";

test.use(still);

const today = new Date().toISOString().slice(0, 10);

const form = (page: Page) =>
  page.getByRole("form", { name: certificate.label });
const file = (page: Page) => page.locator("#attachment");

test("a request is made by keyboard, with its file", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, certificate.page);
  const email = newEmail();
  const { keyboard } = page;
  await form(page).locator("#name").focus();
  const [year, month, day] = today.split("-");
  // By Tab from field to field; a space checks a box.
  const typed = [
    ["Ana Ruiz", email, "", "Ruiz Roofing LLC", "GL 4471"],
    ["Bayou Builders, Inc.", "1 Main Street, Houston, TX 77002"],
    [" ", "", " ", "", "", "", " ", "As the contract says", ""],
    `${month}${day}${year}`,
  ].flat();
  for (const [index, words] of typed.entries()) {
    if (index > 0) await keyboard.press("Tab");
    await keyboard.type(words);
  }
  const drawn = page.locator("figure");
  await expect(drawn).toContainText("Bayou Builders, Inc.");
  await expect(drawn).toContainText(certificateSketch.only);
  await file(page).setInputFiles("tests/samples/scanned.pdf");
  await keyboard.press("Enter");

  await expect(dialog(page)).toHaveAccessibleName(controls.requestSent);
  const [lead] = storedLeads(email);
  expect(lead).toMatchObject({
    kind: "certificate",
    name: "Ana Ruiz",
    fields: {
      insured: "Ruiz Roofing LLC",
      policy: "GL 4471",
      holder: "Bayou Builders, Inc.",
      generalLiability: true,
      commercialAuto: false,
      workersCompensation: true,
      additionalInsured: true,
      wording: "As the contract says",
      neededBy: today,
    },
  });
  expect(lead?.files).toEqual(["scanned.pdf"]);
  await expect(dialog(page)).toContainText(lead!.reference);
  await expect(dialog(page).locator("[data-autofocus]")).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(form(page).locator("#generalLiability")).not.toBeChecked();
  await expect(file(page)).toHaveValue("");
});

test("a large file shows its progress", async ({ page }) => {
  await open(page, certificate.page);
  const email = newEmail();
  const entries = { ...entriesFor(certificate, "Ana"), email };
  await enter(page, entries, "certificate");
  const buffer = Buffer.from(`%PDF-1.4\n${" ".repeat(3_000_000)}\n%%EOF\n`);
  const type = { name: "contract.pdf", mimeType: "application/pdf" };
  await file(page).setInputFiles({ ...type, buffer });
  const session = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  const limit = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      ...speed,
      uploadThroughput,
    });
  await limit(500_000);
  const button = form(page).locator("[type=submit]");
  await button.click();
  await expect(button).toHaveText(
    RegExp(`^${leadForm.share.replace("{percent}", "\\d\\d?")}$`),
  );
  await expect(button).toBeFocused();
  await limit(-1);
  await expect(dialog(page)).toContainText(controls.requestSent);
  expect(storedLeads(email)).toHaveLength(1);
});
