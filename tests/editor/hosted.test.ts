import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { backendOf, writeHostedEditor } from "../../editor/hosted.ts";
import { expect as baseExpect, longIf, test as base } from "../e2e/test.ts";
import {
  repositoryName,
  serveFolder,
  startRepository,
  token,
  type HostedRepository,
} from "./hosted-repository.ts";
import { ana, lastChange } from "./last-change.ts";

/** What the browser and Sveltia CMS log of a refused commit. */
const refusal =
  /status of 4|^\{status|ERR_INTERNET_DISCONNECTED|Server responded|Failed to/;

/** Each test has its own repository, and the editor for it on another address. */
const test = base.extend<{
  host: "gitea" | "github";
  repository: HostedRepository;
}>({
  host: ["gitea", { option: true }],
  repository: async ({ host, page }, use) => {
    const repository = await startRepository();
    const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-hosted-editor-"));
    const { origin } = repository;
    await writeHostedEditor(
      folder,
      host === "gitea"
        ? backendOf(`${origin}/${repositoryName}`)
        : {
            name: host,
            repo: repositoryName,
            api_root: `${origin}/api/v3`,
            graphql_api_root: `${origin}/api/graphql`,
          },
    );
    const editor = await serveFolder(folder);
    await page.goto(editor.origin);
    await use(repository);
    await page.close();
    await editor.end();
    await repository.end();
    rmSync(folder, { recursive: true });
  },
});
test.describe.configure({ mode: "default", timeout: 600_000 });
test.use({ viewport: { width: 1600, height: 1000 }, actionTimeout: 90_000 });

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

for (const host of ["gitea", "github"] as const)
  test.describe(host, () => {
    test.use({ host, expectedErrors: [refusal] });

    test(
      "a change is a commit of the office with only this change, and a refused one keeps what was typed",
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
        expect(lastChange(repository)).toEqual([ana, file]);

        repository.refuse(403);
        const head = repository.git("rev-parse", "HEAD");
        const field = phone(page);
        await page.getByRole("main").getByText("The brokerage").first().click();
        await field.fill("(713) 555-0199");
        const dialog = page.getByRole("alertdialog");
        const refused = async (reason: string) => {
          await save(page).click();
          await expect(dialog).toContainText(reason);
          await dialog.getByRole("button").click();
          await expect(field).toHaveValue("(713) 555-0199");
          expect(repository.git("rev-parse", "HEAD")).toBe(head);
        };
        await refused("may not change");
        repository.refuse(undefined);
        await page.context().setOffline(true);
        await refused("cannot be reached");
        await page.context().setOffline(false);
        await save(page).click();
        await expect
          .poll(() => repository.read(file))
          .toContain("(713) 555-0199");
      },
    );
  });
