import type { Page } from "@playwright/test";
import { certificate } from "#content/forms/certificate.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { fillIn as withWords } from "#words/fill-in.ts";
import { certificateSketch } from "#content/ui/certificate-sketch.ts";
import { dayInTexas } from "#forms/day.ts";
import { keptLeads, newEmail } from "./kept-leads.ts";
import { controls } from "./controls.ts";
import { expect, open, phone, still, test } from "./test.ts";

test.use(still);

// One long test file, because every case fills in the one form with the answers below.

const path = "/customer-service/certificate-request";
const today = dayInTexas(new Date());

/** A small file that looks like its file type. */
const pdf = {
  name: "contract page.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n".padEnd(100),
  ),
};

const form = (page: Page) =>
  page.getByRole("form", { name: certificate.label });
const dialog = (page: Page) => page.getByRole("dialog");
const summary = (page: Page) => page.locator("[aria-labelledby=problem-title]");
const file = (page: Page) => page.locator("#attachment");
const send = (page: Page) => form(page).locator("[type=submit]");

/** Fills in the required fields, and returns the address that only this test uses. */
async function fillIn(page: Page): Promise<string> {
  const email = newEmail();
  for (const [name, words] of [
    ["name", "Ana Ruiz"],
    ["email", email],
    ["insured", "Ruiz Roofing LLC"],
    ["holder", "Bayou Builders, Inc."],
    ["holderAddress", "1 Main Street\nHouston, TX 77002"],
    ["neededBy", today],
  ] as const)
    await form(page).locator(`#${name}`).fill(words);
  await form(page).locator("#generalLiability").check();
  return email;
}

test("a request can be made with only the keyboard on a phone, and is stored with its file", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, path);
  const email = newEmail();
  const { keyboard } = page;
  await form(page).locator("#name").focus();
  const [year, month, day] = today.split("-");
  for (const keys of [
    ["Ana Ruiz", "Tab"],
    [email, "Tab"],
    ["Tab"],
    ["Ruiz Roofing LLC", "Tab"],
    ["GL 4471", "Tab"],
    ["Bayou Builders, Inc.", "Tab"],
    ["1 Main Street, Houston, TX 77002", "Tab"],
    ["Space", "Tab", "Tab", "Space", "Tab", "Tab", "Tab", "Tab"],
    ["Space", "Tab"],
    ["Primary and noncontributory", "Tab"],
    ["Tab"],
    [`${month}${day}${year}`],
  ])
    for (const key of keys)
      if (key === "Tab" || key === "Space") await keyboard.press(key);
      else await keyboard.type(key);
  const drawn = page.locator("figure");
  await expect(drawn).toContainText("Bayou Builders, Inc.");
  await expect(drawn).toContainText(certificateSketch.only);
  await file(page).setInputFiles([pdf, { ...pdf, name: "appendix.pdf" }]);
  await keyboard.press("Enter");

  await expect(dialog(page)).toHaveAccessibleName(controls.requestSent);
  const [lead] = keptLeads(email);
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
      wording: "Primary and noncontributory",
      neededBy: today,
    },
  });
  expect(lead?.files).toEqual(["appendix.pdf", pdf.name]);
  await expect(dialog(page)).toContainText(lead!.reference);
  await expect(dialog(page).locator("[data-autofocus]")).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(form(page).locator("#generalLiability")).not.toBeChecked();
  await expect(file(page)).toHaveValue("");
});

test("a large file shows its progress", async ({ page }) => {
  await open(page, path);
  const email = await fillIn(page);
  const buffer = Buffer.concat([
    pdf.buffer.subarray(0, 9),
    Buffer.alloc(3_000_000, " "),
    pdf.buffer.subarray(9),
  ]);
  await file(page).setInputFiles({ ...pdf, buffer });
  const session = await page.context().newCDPSession(page);
  const speed = { offline: false, latency: 0, downloadThroughput: -1 };
  const limit = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      ...speed,
      uploadThroughput,
    });
  await limit(500_000);
  await send(page).click();
  const button = send(page);
  await expect(button).toHaveText(
    RegExp(`^${leadForm.share.replace("{percent}", "\\d\\d?")}$`),
  );
  await expect(button).toBeFocused();
  await limit(-1);
  await expect(dialog(page)).toContainText(controls.requestSent);
  expect(keptLeads(email)).toHaveLength(1);
});

test.describe("with errors from the server", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("a file that only the server finds wrong is reported, and a second try after a failure is the same request", async ({
    page,
  }) => {
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/certificate"))
        keys.push(request.headers()["idempotency-key"]);
    });
    // Without the list of chosen files, which looks at them.
    await page.route("**/assets/file-list*.js", (route) => route.abort());
    await open(page, path);
    const email = await fillIn(page);
    await file(page).setInputFiles({
      ...pdf,
      buffer: Buffer.from("MZ this is a program".padEnd(100)),
    });
    await send(page).click();
    await expect(summary(page).getByRole("link")).toHaveCount(1);
    await expect(file(page)).toHaveAttribute("aria-invalid", "true");

    await file(page).setInputFiles(pdf);
    const held = Promise.withResolvers<void>();
    await page.route(
      "**/api/certificate",
      async (route) => {
        await held.promise;
        await route.abort();
      },
      { times: 1 },
    );
    await send(page).dblclick();
    await expect(form(page).getByRole("status").last()).toHaveText(
      withWords(leadForm.status, { what: certificate.what }),
    );
    held.resolve();
    await dialog(page).getByRole("button", { name: controls.again }).click();
    expect(keptLeads(email)).toEqual([]);
    await send(page).click();
    await expect(dialog(page)).toContainText(controls.requestSent);
    expect(keys).toHaveLength(3);
    expect(keys[2]).toBe(keys[1]);
    expect(keptLeads(email)).toHaveLength(1);
  });
});
