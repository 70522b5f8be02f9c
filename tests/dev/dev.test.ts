import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startDevCopy } from "../../scripts/dev/start-dev-copy.ts";
import { contact } from "#content/forms/contact.ts";
import { controls } from "../e2e/controls.ts";
import { fillForm, formOf } from "../e2e/leads.ts";
import {
  expect,
  holdScripts,
  longIf,
  open,
  test as base,
} from "../e2e/test.ts";

type DevServer = Awaited<ReturnType<typeof startDevCopy>>;

/** The tests share one `npm run dev`; each restores what it has changed. */
const test = base.extend<object, { dev: DevServer }>({
  dev: [
    async ({}, use) => {
      const dev = await startDevCopy();
      await use(dev);
      await dev.end();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});

/** Changes a file of the copy. Returns a function that restores it. Throws if there is nothing to change. */
function edit(dev: DevServer, file: string, what: string | RegExp, to: string) {
  const path = join(dev.folder, file);
  const before = readFileSync(path, "utf8");
  if (before.search(what) < 0) throw new Error(`${file} has no ${what}`);
  writeFileSync(path, before.replace(what, to));
  return () => writeFileSync(path, before);
}

// One after the other, in one worker.
test.describe.configure({ mode: "default", timeout: 180_000 });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const form = (page: Page) => formOf(page, contact.kind);
const [article = ""] = readdirSync("content/en/posts");
const articlePage = `/blog/${article.replace(/\.md$/, "")}`;

test("a form, a search and the finder answer", async ({ page }) => {
  await open(page, "/");
  await fillForm(page);
  await form(page).locator("[type=submit]").click();
  await expect(page.getByRole("dialog")).toHaveAccessibleName(controls.sent);

  await open(page, "/blog/search?q=hail");
  const results = page.locator("#results").getByRole("listitem");
  await expect(results.first()).toBeVisible();
  await page.getByRole("searchbox").fill("flood");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveTitle(/flood/);
  await expect(results.first()).toContainText(/flood/i);

  await open(page, "/coverage-finder?for=home&property=house&question=3");
  await page.locator("[value=motorcycle]").check();
  await expect(page).toHaveURL(/vehicles=motorcycle/);
  await expect(
    page.getByRole("status").filter({ hasText: /motorcycle/i }),
  ).toBeVisible();
});

test("a changed style shows on the open page", async ({ page, dev }) => {
  await open(page, "/about");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const undo = edit(
    dev,
    "app/styles/tokens.css",
    /--color-text: .*;/,
    "--color-text: rgb(1, 2, 3);",
  );
  await expect(page.locator("body")).toHaveCSS("color", "rgb(1, 2, 3)");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  undo();
});

test("changed words show on the open page", async ({ page, dev }) => {
  await open(page, "/about");
  const undo = edit(
    dev,
    "content/en/about.yaml",
    /title: .*\n {2}subtitle/,
    "title: New words\n  subtitle",
  );
  await expect(heading(page)).toHaveText("New words");
  undo();
  await expect(heading(page)).not.toHaveText("New words");
});

test(
  "a change that comes while a page loads shows once it has loaded",
  longIf(true),
  async ({ page, context, dev }) => {
    // It hears of changes through this one.
    const letScripts = await holdScripts(page, "**/@vite/client");
    await page.goto(articlePage, { waitUntil: "commit" });
    const other = await context.newPage();
    await open(other, articlePage);
    const undo = edit(
      dev,
      `content/en/posts/${article}`,
      /^title: .*$/m,
      'title: "New words"',
    );
    await expect(heading(other)).toHaveText("New words");
    letScripts();
    await expect(heading(page)).toHaveText("New words");
    undo();
    await expect(heading(page)).not.toHaveText("New words");
  },
);

for (const [file, what, to] of [
  ["server/intake/form-answers.ts", /problems\.wrong\b/, '"New words"'],
  ["content/en/forms/contact.yaml", contact.fields.name.required!, "New words"],
] as const)
  test(`the server's answers change with ${file}`, async ({ request, dev }) => {
    const answer = async () => {
      const data = { email: "x" };
      return (await request.post("/api/contact", { data })).text();
    };
    // After a change the server restarts, which takes a while on a busy machine.
    const poll = expect.configure({ timeout: 60_000 }).poll;
    const undo = edit(dev, file, what, to);
    await poll(answer).toContain("New words");
    undo();
    await poll(answer).not.toContain("New words");
  });

test("a mistake shows", async ({ page, request, dev, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const undo = edit(dev, "content/en/home.yaml", /howItWorks:/, "howItWork:");
  const problem = "howItWork is not a field here";
  // An open page may reload just now, because of the previous test's change.
  await expect
    .poll(async () => (await request.get("/about")).status())
    .toBe(500);
  await page.goto("/about");
  await expect(page.locator("vite-error-overlay")).toContainText(problem);
  const lines = dev.output().trimEnd().split("\n").slice(-10);
  expect(lines.join("\n")).toContain(problem);
  expect(lines.join("\n")).not.toMatch(/^ +at /m);
  undo();
  await expect(heading(page)).toBeVisible();
});
