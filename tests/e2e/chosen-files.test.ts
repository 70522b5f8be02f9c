import type { Page } from "@playwright/test";
import { claim } from "#content/forms/claim.ts";
import { fileList } from "#content/ui/file-list.ts";
import { mostAttachments } from "#forms/attachment-rules.ts";
import { fillIn } from "#words/fill-in.ts";
import { fillForm, sendButton, sendClaim, storedLeads } from "./leads.ts";
import {
  expect,
  holdScripts,
  hydrate,
  open,
  settle,
  still,
  test,
} from "./test.ts";

test.use(still);

const form = (page: Page) => page.getByRole("form", { name: claim.label });
const input = (page: Page) => page.locator("#attachment");
const names = (page: Page) => form(page).locator("li bdi");
const status = (page: Page) => form(page).getByRole("status").first();
const remove = (page: Page, name: string) =>
  form(page).getByRole("button", { name: `${fileList.remove} ${name}` });

const added = (count: number) =>
  fillIn(fileList.count, { count, most: mostAttachments });

/** A PDF, whose content says which one it is. */
const paper = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(
    `%PDF-1.7\n% ${name.padEnd(64)}\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n`,
  ),
});

async function choose(page: Page, ...files: ReturnType<typeof paper>[]) {
  const before = await names(page).count();
  await input(page).setInputFiles(files);
  await expect(names(page)).toHaveCount(before + files.length);
}

test("files of several choices are sent", async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 503/);
  await page.route(
    "**/api/claim",
    (route) => route.fulfill({ status: 503, body: "" }),
    { times: 1 },
  );
  const release = await holdScripts(page);
  await page.goto(claim.page);
  await input(page).setInputFiles(paper("roof.pdf"));
  release();
  await hydrate(page);
  await expect(names(page)).toHaveText(["roof.pdf"]);
  await choose(page, paper("door.pdf"));
  await choose(page, paper("hall.pdf"), paper("سقف.pdf"));
  await expect(status(page)).toHaveText(added(4));

  await remove(page, "door.pdf").click();
  await expect(names(page)).toHaveText(["roof.pdf", "hall.pdf", "سقف.pdf"]);
  const email = await fillForm(page, "claim");
  await sendButton(page).click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await expect(names(page)).toHaveCount(3);
  await sendClaim(page);
  expect(storedLeads(email)[0]!.files).toEqual(
    ["hall.pdf", "roof.pdf", "سقف.pdf"].toSorted(),
  );
});

test("removing files by keyboard moves the focus on", async ({ page }) => {
  await open(page, claim.page);
  await choose(page, paper("a.pdf"), paper("b.pdf"), paper("c.pdf"));
  await input(page).focus();
  await page.keyboard.press("Tab");
  await expect(remove(page, "a.pdf")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(remove(page, "c.pdf")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(remove(page, "a.pdf")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(input(page)).toBeFocused();
  await expect(status(page)).toHaveText(added(0));
  await expect(input(page)).toHaveValue("");
});

test("wrong files are named, and the good ones stay", async ({ page }) => {
  await open(page, claim.page);
  await choose(page, paper("a.pdf"));
  const alert = form(page).getByRole("alert");
  const empty = { ...paper("image.jpg"), buffer: Buffer.alloc(0) };
  await input(page).setInputFiles([empty, paper("b.pdf")]);
  await expect(names(page)).toHaveText(["a.pdf", "b.pdf"]);
  await expect(alert.locator("p")).toHaveText([/image\.jpg/]);
  // The next choice is another matter.
  const more = ["c", "d", "e", "f", "g"].map((name) => paper(`${name}.pdf`));
  await input(page).setInputFiles(more);
  await expect(names(page)).toHaveCount(mostAttachments);
  await expect(alert.locator("p")).toHaveText([/g\.pdf/]);
  await remove(page, "a.pdf").click();
  await expect(alert).toHaveCount(0);
});

test("Send waits for files that are still read", async ({ page }) => {
  const release = await holdScripts(page, "**/assets/file-list*.js");
  await open(page, claim.page);
  const email = await fillForm(page, "claim");
  await input(page).setInputFiles(paper("a.pdf"));
  await input(page).setInputFiles(paper("b.pdf"));
  await sendButton(page).click();
  release();
  await expect(page).toHaveURL(/\/thanks\?reference=/);
  expect(storedLeads(email)[0]!.files).toEqual(["a.pdf", "b.pdf"]);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`without ${javaScriptEnabled ? "the code for the list" : "scripts"}`, () => {
    test.use({
      javaScriptEnabled,
      expectedErrors: [/Failed to load resource/],
    });

    test("files of one choice are sent", async ({ page }) => {
      await page.route("**/assets/file-list*.js", (route) => route.abort());
      await page.goto(claim.page);
      await settle(page);
      const email = await fillForm(page, "claim");
      await input(page).setInputFiles([paper("a.pdf"), paper("b.pdf")]);
      await sendClaim(page);
      expect(storedLeads(email)[0]!.files).toEqual(["a.pdf", "b.pdf"]);
    });
  });
