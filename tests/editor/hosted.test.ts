import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { backendOf, writeHostedEditor } from "../../editor/hosted.ts";
import { expect as baseExpect, longIf, test as base } from "../e2e/test.ts";
import {
  repositoryName,
  serveRepository,
  token,
  type HostedRepository,
} from "./hosted-repository.ts";

// Nothing listens at these addresses: the test answers for both.
const editor = "http://localhost:9418";
const gitea = "http://localhost:9419";

/** The editor for a repository in Gitea. */
const test = base.extend<{ repository: HostedRepository }>({
  repository: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-hosted-editor-"));
    await writeHostedEditor(folder, backendOf(`${gitea}/${repositoryName}`));
    await page.route(`${editor}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(folder, pathname === "/" ? "index.html" : pathname);
      return route.fulfill({ path });
    });
    const repository = await serveRepository(page, gitea);
    await page.goto(editor);
    await use(repository);
    rmSync(folder, { recursive: true });
  },
});
test.describe.configure({ timeout: 600_000 });
test.use({
  viewport: { width: 1600, height: 1000 },
  actionTimeout: 90_000,
});

const expect = baseExpect.configure({ timeout: 60_000 });

const file = "content/en/site.yaml";
const phone = (page: Page) =>
  page.getByRole("textbox", { name: "Phone", exact: true });
const save = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true });

async function openBrokerage(page: Page) {
  await page.getByRole("button", { name: /Access Token/ }).click();
  await page.getByRole("textbox", { name: /Token/ }).fill(token);
  await page.keyboard.press("Enter");
  await page
    .getByRole("treeitem", { name: "Facts and lists", exact: true })
    .click();
  await page.getByRole("main").getByText("The brokerage").first().click();
  await expect(phone(page)).toBeVisible();
}

test(
  "a change is a commit of the office with only this change",
  longIf(true),
  async ({ page, repository }) => {
    const before = repository.read(file);
    await openBrokerage(page);
    await phone(page).fill("(713) 555-0188");
    await save(page).click();
    await expect(page.getByText("Entry saved")).toBeVisible();
    expect(repository.read(file)).toBe(
      before.replace(/^phone: .*/m, "phone: (713) 555-0188"),
    );
    expect(repository.commits).toEqual([
      ["Ana Ruiz <ana@sabineridge.example>", file],
    ]);
  },
);
