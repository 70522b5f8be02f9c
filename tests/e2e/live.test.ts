import { preview } from "#content/ui/preview.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { figures } from "#content/figures.ts";
import { samples } from "#content/samples.ts";
import type { RunningServer } from "../faults/server-process.ts";
import { expectAccessible } from "./axe.ts";
import { serveCopy } from "./built-copy.ts";
import { expect, settle, test } from "./test.ts";

test("a preview says so on every page, and lists its samples", async ({
  page,
}) => {
  for (const path of ["/", "/about", "/onboarding"]) {
    await page.goto(path);
    await page
      .getByRole("region", { name: preview.label })
      .getByRole("link")
      .click();
    await expect(page).toHaveURL("/samples");
  }
  const listed = await page
    .getByRole("main")
    .getByRole("listitem")
    .allInnerTexts();
  for (const { name } of samples) expect(listed).toContain(name);
});

/** The site with LIVE=1 and the required settings. */
const liveTest = test.extend<object, { live: RunningServer }>({
  live: [
    ({}, use) => serveCopy(addRequired, { LIVE: "1" }, use),
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ live }, use) => use(live.url.origin),
});

/** What a live site must have. */
function addRequired(folder: string) {
  const file = join(folder, "content/en/site.yaml");
  const site = parseDocument(readFileSync(file, "utf8"));
  site.set("texasLicense", "123456");
  site.set("phone", "(713) 867-5309");
  site.deleteIn(["offices", 0, "sample"]);
  writeFileSync(file, site.toString());
}

liveTest.describe.configure({ mode: "default", timeout: 300_000 });
liveTest.use({ expectedErrors: [/404/] });

/** Where a preview has samples. */
const withSamples = [
  "/",
  "/about",
  "/careers",
  "/customer-service/claims",
  "/licenses",
  "/onboarding",
  "/blog/how-to-read-a-certificate-of-insurance",
];

liveTest(
  "a live site has no banner, no samples and no headings without content",
  { tag: "@long" },
  async ({ page }) => {
    const names = samples
      .filter(({ kind }) => kind !== "site" && kind !== "figures")
      // The licenses page lists states, and other pages mention them.
      .filter(({ kind }) => kind !== "licenses")
      .map(({ name }) => name);
    const unproven = Object.values(figures)
      .filter((figure) => "sample" in figure)
      .map(({ value }) => value)
      .filter((value) => /\D/.test(value));
    for (const path of withSamples) {
      await page.goto(path);
      await settle(page);
      await expect(
        page.getByRole("region", { name: preview.label }),
      ).toHaveCount(0);
      const words = await page.locator("body").innerText();
      for (const name of [...names, ...unproven])
        expect(words, path).not.toContain(name);
      await expectAccessible(page);
    }
    expect((await page.goto("/samples"))?.status()).toBe(404);
  },
);
