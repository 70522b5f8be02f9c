import type { Page } from "@playwright/test";
import { expect, test as base, wholeBrowser } from "../e2e/test.ts";
import { startEditor, type EditedCopy } from "./edited-copy.ts";

/** The tests share one `npm run edit`, and each publishes something of its own. */
const test = base.extend<object, { copy: EditedCopy }>({
  copy: [
    async ({}, use) => {
      const copy = await startEditor();
      await use(copy);
      await copy.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ copy }, use) => use(copy.url),
});
test.describe.configure({ mode: "default", timeout: 180_000 });
test.use({ viewport: { width: 1600, height: 1000 } });

const ana = { name: "Ana Ruiz", email: "ana@sabineridge.example" };

const preview = (page: Page) =>
  page.frameLocator("iframe.preview").frameLocator("iframe");
const check = (page: Page) =>
  page.frameLocator("iframe.preview").getByRole("status");
const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });
const save = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true });

async function openEditor(page: Page, ...path: string[]) {
  await page.goto("/");
  const name = page.getByLabel("Your name");
  await name.fill(ana.name);
  await page.getByLabel("Your email").fill(ana.email);
  await page.getByRole("button", { name: "Open the editor" }).click();
  await follow(page, ...path);
}

/** Chooses in the menu, and then in the list. */
async function follow(page: Page, collection: string, entry?: string) {
  await page.getByRole("option", { name: collection }).click();
  if (entry) await page.getByRole("gridcell", { name: entry }).click();
}

test("a phone number changes in its file, under the editor's name", async ({
  page,
  copy,
}) => {
  await openEditor(page, "Facts and lists", "The brokerage");
  const before = copy.read("content/en/site.yaml");
  await field(page, "Display").fill("(713) 555-0188");
  await expect(preview(page).getByText("(713) 555-0188").last()).toBeAttached();
  expect(copy.read("content/en/site.yaml")).toBe(before);

  await save(page).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  expect(copy.read("content/en/site.yaml")).toBe(
    before.replace(/display: .*/, "display: (713) 555-0188"),
  );
  expect(copy.git("log", "-1", "--format=%an <%ae>")).toBe(
    "Ana Ruiz <ana@sabineridge.example>",
  );
  expect(copy.git("status", "--short")).toBe("");
});
