import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { startDevServer, type DevServer } from "./dev-server.ts";
import { contact } from "#content/forms/contact.ts";
import { controls } from "../e2e/controls.ts";
import { fillForm, formOf } from "../e2e/leads.ts";
import {
  expect,
  holdScripts,
  hydrate,
  longIf,
  open,
  test as base,
} from "../e2e/test.ts";

/** The tests share one `npm run dev`; each restores what it has changed. */
const test = base.extend<object, { dev: DevServer }>({
  dev: [
    async ({}, use) => {
      const dev = await startDevServer();
      await use(dev);
      await dev.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
});
// One after the other, in one worker.
test.describe.configure({ mode: "default", timeout: 180_000 });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const form = (page: Page) => formOf(page, contact.kind);
const [article = ""] = readdirSync("content/en/posts");
const articlePage = `/blog/${article.replace(/\.md$/, "")}`;

test("a form is sent, and a search and the coverage finder answer", async ({
  page,
}) => {
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

test("React waits for a visitor, as it does on the site", async ({ page }) => {
  // A browser may give a sign by itself, such as a scroll when the layout changes: none reaches the page yet.
  await page.addInitScript(() => {
    const signs = ["pointermove", "focusin", "scroll", "popstate"];
    const holding = new AbortController();
    for (const sign of signs)
      addEventListener(sign, (event) => event.stopImmediatePropagation(), {
        capture: true,
        signal: holding.signal,
      });
    Object.assign(window, { allowSigns: () => holding.abort() });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "pending");
  await page.evaluate("allowSigns()");
  await hydrate(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test("a form comes back with its errors, and then leads to the thank-you page", async ({
    page,
  }) => {
    await page.goto("/");
    await fillForm(page);
    await page.locator("#name").fill(" ");
    await form(page).locator("[type=submit]").click();
    await expect(page).toHaveTitle(RegExp(`^${controls.error}`));
    await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
    await page.locator("#name").fill("Ana");
    await form(page).locator("[type=submit]").click();
    await expect(page).toHaveURL(/\/contact\/thanks\?reference=/);
    await expect(heading(page)).toBeVisible();
  });

  for (const path of ["certificate", "claim", "subscribe"])
    test(
      `an empty form to /api/${path} comes back as a page`,
      longIf(true),
      async ({ request }) => {
        const answer = await request.post(`/api/${path}`, {
          form: { email: "x" },
        });
        expect(answer.status()).toBe(422);
        expect(await answer.text()).toMatch(
          /<title>Error: .* aria-invalid="true"/s,
        );
      },
    );

  test("an address with a query shows the matching content", async ({
    page,
  }) => {
    await page.goto("/blog/search?q=hail");
    await expect(page).toHaveTitle(/hail/);
    await expect(page.getByRole("searchbox")).toHaveValue("hail");
    await expect(
      page.locator("#results").getByRole("listitem").first(),
    ).toContainText(/hail/i);
    await page.goto("/blog/search");
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await page.goto("/coverage-finder?for=home&vehicles=motorcycle");
    await expect(
      page.getByRole("heading", { level: 4, name: /motorcycle/i }),
    ).toBeVisible();
    await page.goto("/onboarding?progress=40");
    await expect(page.getByRole("progressbar")).toHaveAttribute("value", "40");
    await page.goto("/blog?page=2");
    await expect(page).toHaveTitle(/page 2/);
  });
});

test("a changed style shows on the open page", async ({ page, dev }) => {
  await open(page, "/about");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const undo = dev.edit(
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
  const undo = dev.edit(
    "content/en/about.yaml",
    /title: .*\n {2}subtitle/,
    "title: New words\n  subtitle",
  );
  await expect(heading(page)).toHaveText("New words");
  undo();
  await expect(heading(page)).not.toHaveText("New words");
});

test(
  "changed words of an article do too",
  longIf(true),
  async ({ page, dev }) => {
    await open(page, articlePage);
    const undoArticle = dev.edit(
      `content/en/posts/${article}`,
      /^title: .*$/m,
      'title: "New words"',
    );
    await expect(heading(page)).toHaveText("New words");
    undoArticle();
    await expect(heading(page)).not.toHaveText("New words");
  },
);

test(
  "a change that comes while a page loads shows once it has loaded",
  longIf(true),
  async ({ page, context, dev }) => {
    // It hears of changes through this one.
    const letScripts = await holdScripts(page, "**/@vite/client");
    await page.goto(articlePage, { waitUntil: "commit" });
    const other = await context.newPage();
    await open(other, articlePage);
    const undo = dev.edit(
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

for (const [file, what, to, isLong] of [
  ["server/intake/form-answers.ts", /problems\.wrong\b/, '"New words"', false],
  [
    "content/en/forms/contact.yaml",
    contact.fields.name.required!,
    "New words",
    false,
  ],
  ["forms/check-form.ts", /: field\.required;/, ': "New words";', true],
  [
    "app/sections/lead-answer/lead-problem.tsx",
    /fillIn\(words\.heading/,
    'fillIn("New words"',
    true,
  ],
] as const)
  test(
    `the server's answers change with ${file}`,
    longIf(isLong),
    async ({ request, dev }) => {
      const asked = file.startsWith("app/") ? "form" : "data";
      const answer = async () => {
        const fields = { email: "x" };
        return (await request.post("/api/contact", { [asked]: fields })).text();
      };
      // After a change the server restarts, which takes a while on a busy machine.
      const poll = expect.configure({ timeout: 60_000 }).poll;
      const undo = dev.edit(file, what, to);
      await poll(answer).toContain("New words");
      undo();
      await poll(answer).not.toContain("New words");
    },
  );

test.describe("a mistake in content", () => {
  test.use({ expectedErrors: [/status of 500/] });

  for (const [file, what, to, problem] of [
    [
      "content/en/home.yaml",
      /howItWorks:/,
      "howItWork:",
      "howItWork is not a field here",
    ],
    [
      "content/en/ui.yaml",
      /^pagination:\n {2}previous: .*/m,
      "pagination:\n  previous:",
      "pagination.previous is empty",
    ],
    [
      `content/en/posts/${article}`,
      /^date: .*$/m,
      "date: tomorrow",
      `content/en/posts/${article}:4  date is not a date`,
    ],
    [
      `content/en/posts/${article}`,
      /^title: /m,
      "title: [",
      "front matter is not valid YAML",
    ],
  ] as const)
    test(
      `in ${problem} shows in the browser and in the terminal until it is fixed`,
      longIf(file !== "content/en/home.yaml"),
      async ({ page, request, dev }) => {
        const undo = dev.edit(file, what, to);
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
      },
    );
});
