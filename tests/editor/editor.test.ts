import type { Page } from "@playwright/test";
import axe from "axe-core";
import { blogCategories } from "#content/blog-categories.ts";
import { people } from "#content/people.ts";
import { pageAt } from "#app/content/pages.ts";
import { anIndustry } from "../e2e/page-kinds.ts";
import { expect as baseExpect, longIf, test as base } from "../e2e/test.ts";
import { startEditor, type EditedCopy } from "./edited-copy.ts";

/** The tests share one `npm run edit`, and each publishes a different change. */
const test = base.extend<object, { copy: EditedCopy }>({
  copy: [
    async ({}, use) => {
      const copy = await startEditor();
      await use(copy);
      await copy.end();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ copy }, use) => use(new URL(copy.url).origin),
  page: async ({ page, copy }, use) => {
    await page.goto(copy.url);
    await use(page);
  },
});
test.describe.configure({ mode: "default", timeout: 180_000 });
test.use({ viewport: { width: 1600, height: 1000 }, actionTimeout: 20_000 });

// The first preview starts `npm run dev` on a copy, which takes a while on a busy machine.
const expect = baseExpect.configure({ timeout: 60_000 });

const preview = (page: Page) =>
  page.frameLocator("iframe.preview").frameLocator("iframe");
const check = (page: Page) =>
  page.frameLocator("iframe.preview").getByRole("status");
const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });
const save = (page: Page) =>
  page.getByRole("button", { name: "Save", exact: true });

async function openEditor(page: Page, collection: string, entry?: string) {
  const name = page.getByLabel("Your name");
  await name.fill("Ana Ruiz");
  await page.getByLabel("Your email").fill("ana@sabineridge.example");
  await page.getByRole("button", { name: "Open the editor" }).click();
  // Sveltia opens its first collection by itself, also after a click on another.
  const list = page.getByRole("main", { name: / Collection$/ });
  await expect(list.getByRole("gridcell").first()).toBeVisible();
  await page.getByRole("treeitem", { name: collection, exact: true }).click();
  // The name that Sveltia isolates for languages that are written to the left.
  const wanted = page.getByRole("main", { name: `\u2068${collection}\u2069` });
  await expect(wanted).toBeVisible();
  if (!entry) return;
  await wanted.getByText(entry).first().click();
  await expect(save(page)).toBeVisible();
}

const ana = "Ana Ruiz <ana@sabineridge.example>";

/** Who made the last commit, and the files in it. */
const lastChange = ({ git }: EditedCopy) =>
  git("show", "--format=%an <%ae>", "--name-only").split(/\n+/);

async function saved(page: Page) {
  await save(page).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
}

async function choose(page: Page, name: string, option: string) {
  await page.getByRole("combobox", { name }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** WCAG rules. The page in the preview is left out, because the site has its own tests. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(`
    axe
      .run({ iframes: false, runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] })
      .then(({ violations }) =>
        violations.map(({ id, nodes }) => id + ": " + nodes[0].html))`);
}

test.describe("npm run edit", longIf(true), () => {
  test("a phone number is changed when saved", async ({ page, copy }) => {
    const file = "content/en/site.yaml";
    const before = copy.read(file);
    await openEditor(page, "Facts and lists", "The brokerage");
    await field(page, "Phone").fill("(713) 555-0188");
    await expect(preview(page).locator("body")).toContainText("(713) 555-0188");
    const [, old = ""] = /^phone: (.*)/m.exec(before) ?? [];
    const dialing = (phone: string) =>
      preview(page).locator(`a[href='tel:+1${phone.replace(/\D/g, "")}']`);
    await expect(dialing("(713) 555-0188").first()).toBeAttached();
    await expect(dialing(old)).toHaveCount(0);
    expect(copy.read(file)).toBe(before);

    await saved(page);
    expect(copy.read(file)).toBe(
      before.replace(/^phone: .*/m, "phone: (713) 555-0188"),
    );
    expect(lastChange(copy)).toEqual([ana, file]);
    expect(copy.git("status", "--short")).toBe("");
  });

  test("an article is written", async ({ page, copy }) => {
    await openEditor(page, "Articles");
    await page.getByRole("button", { name: "Create New Entry" }).click();
    // Nothing is wrong before something was typed.
    await expect(check(page)).toContainText("Title");
    await expect(check(page)).not.toHaveAttribute("data-wrong");
    await field(page, "Title").fill("After a storm, before the adjuster");
    await field(page, "Description").fill(
      "What to photograph, what to keep and whom to call in the first days after a storm has passed over your house.",
    );
    await page.getByRole("button", { name: "Today" }).first().click();
    await choose(page, "Author", people[0]!.name);
    await page.getByRole("radio", { name: blogCategories[0]!.label }).click();
    await choose(page, "Picture", "Homeowners");
    await field(page, "Body").click();
    await page.keyboard.insertText(
      "Take pictures first.[^1]\n\n## What to keep\n\n- Receipts\n- Letters\n\n[^1]: Your policy.",
    );
    await expect(check(page)).toContainText("No mistakes");
    await expect(
      preview(page).getByRole("heading", { name: "What to keep" }),
    ).toBeVisible();

    await saved(page);
    const [author, file = ""] = lastChange(copy);
    expect(author).toBe(ana);
    expect(file).toMatch(/^content\/en\/posts\/after-a-storm[\w-]*\.md$/);
    expect(copy.read(file)).toContain(
      "Take pictures first.[^1]\n\n## What to keep\n\n- Receipts\n- Letters\n\n[^1]: Your policy.\n",
    );
  });

  test("a colleague is added with a photograph", async ({ page, copy }) => {
    const file = "content/en/people.yaml";
    const before = copy.read(file);
    await openEditor(page, "Facts and lists", "People");
    await page.getByRole("button", { name: /^Add / }).last().click();
    await field(page, "Id").last().fill("ana-ruiz");
    await field(page, "Name").last().fill("Ana Ruiz");
    await field(page, "Position").last().fill("Office manager");
    await field(page, "Email").last().fill("ana@sabineridge.example");
    await field(page, "Description").last().fill("Answers the phone.");
    await page.getByRole("checkbox", { name: /Photo/ }).last().check();
    const upload = page.locator("input[type=file]").first();
    await upload.setInputFiles({
      name: "IMG 2041.png",
      mimeType: "image/png",
      buffer: await page.screenshot(),
    });
    await field(page, "What it shows").last().fill("Ana at her desk");
    await field(page, "Consent").last().fill("By email");
    await expect(check(page)).toContainText("No mistakes");
    const shown = preview(page).getByAltText("Ana at her desk").first();
    // Each change replaces the preview, and it shows three people at first.
    const more = preview(page).locator("#team [data-more]");
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1000 });
      await expect(shown).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(shown).not.toHaveJSProperty("naturalWidth", 0);

    await saved(page);
    expect(copy.read(file).startsWith(before)).toBe(true);
    const [, photo = ""] =
      /file: \/(media\/[\w-]+\.webp)/.exec(copy.read(file)) ?? [];
    expect(lastChange(copy)).toEqual([ana, file, `content/${photo}`]);
  });

  test("a mistake names its field", async ({ page, copy, expectedErrors }) => {
    expectedErrors.push(/status of 422|Correct this/);
    const file = "content/en/home.yaml";
    const [before, head] = [copy.read(file), copy.git("rev-parse", "HEAD")];
    await openEditor(page, "Pages", "Home page");
    const title = page
      .getByRole("group", { name: /Hero/ })
      .getByRole("textbox", { name: "Title" });
    const words = await title.inputValue();
    await title.fill("{figure:nothing}");
    const problem = "“Hero › Title” names {figure:nothing}";
    await expect(check(page)).toContainText(problem);
    await save(page).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(problem);
    await expect(dialog).toContainText("Nothing has been saved");
    expect(copy.read(file)).toBe(before);
    expect(copy.git("rev-parse", "HEAD")).toBe(head);

    await dialog.getByRole("button").click();
    await title.fill("Insurance in Texas.");
    await expect(check(page)).toContainText("No mistakes");
    await saved(page);
    expect(copy.read(file)).toBe(before.replace(words, "Insurance in Texas."));
  });

  test("axe finds no faults in the editor", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByLabel("Your name")).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await openEditor(page, "Industries");
    expect(await faults(page)).toEqual([]);
    await page
      .getByRole("main")
      .getByText(pageAt(anIndustry)!.name!)
      .first()
      .click();
    await expect(check(page)).toContainText("No mistakes");
    expect(await faults(page)).toEqual([]);
  });

  test("a mistake from outside is not published", async ({ page, copy }) => {
    const file = "content/en/site.yaml";
    const before = copy.read(file);
    copy.write(file, `${before}\nunknown: field\n`);
    await openEditor(page, "Pages");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    const bar = page.getByRole("banner", { name: "Publishing" });
    await expect(bar).toHaveAttribute("data-state", "failed");
    const status = await bar.getByRole("status").textContent();
    await page.reload();
    await expect(bar.getByRole("status")).toHaveText(status!);
    await bar.getByText("Details", { exact: true }).click();
    await expect(bar.locator("pre")).toContainText(file);
    copy.write(file, before);
    expect(copy.exists("releases/current")).toBe(false);
  });

  test("Spanish is edited beside the English", async ({ page, copy }) => {
    const [english, spanish] = ["en", "es"].map(
      (language) => `content/${language}/personal/renters-insurance.yaml`,
    ) as [string, string];
    const summary = /^summary: .*/m;
    copy.write(
      english,
      copy.read(english).replace(summary, "summary: Changed since."),
    );
    const developer = ["-c", "user.name=Dev", "-c", "user.email=dev@b.example"];
    copy.git(...developer, "commit", "--quiet", "--all", "-m", "Change");
    const before = copy.read(spanish);
    const [, name = ""] = /^name: (.*)/m.exec(before) ?? [];

    await openEditor(page, "Spanish: Personal insurance", name);
    const shown = (title: string) =>
      page
        .frameLocator("iframe.preview")
        .frameLocator(`iframe[title='${title}']`);
    await expect(shown("The English page").locator("html")).toHaveAttribute(
      "lang",
      /^en/,
    );
    const own = shown("The page with your changes");
    await expect(own.locator("html")).toHaveAttribute("lang", /^es/);
    await expect(
      page.frameLocator("iframe.preview").locator("ins"),
    ).toContainText("Changed since.");
    const hero = page.getByRole("group", { name: /Hero/ });
    // Its fields are not there before somebody sees them.
    await hero.scrollIntoViewIfNeeded();
    await hero
      .getByRole("textbox", { name: "Title", exact: true })
      .fill("Lo que es suyo, en cualquier lugar.");
    await expect(own.getByRole("heading", { level: 1 })).toHaveText(
      "Lo que es suyo, en cualquier lugar.",
    );
  });
});
