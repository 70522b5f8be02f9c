import { readFileSync, globSync } from "node:fs";
import type { Page } from "@playwright/test";
import { newEmail, storedLeads } from "./leads.ts";
import { expect, open, still, test } from "./test.ts";
import { fillEveryField } from "./changed-page.ts";

test.use(still);

/** Takes features away, as in Safari 15.4 or Firefox 100, or on a page over http. */
function takeAway(page: Page, features: readonly [on: string, name: string][]) {
  return page.addInitScript((all) => {
    for (const [on, name] of all) {
      const owner = on
        .split(".")
        .reduce<unknown>((one, key) => Object(one)[key], window);
      delete (owner as Record<string, unknown>)[name];
    }
  }, features);
}

const newerThanSafari15: readonly [string, string][] = [
  ["AbortSignal", "timeout"],
  ["Crypto.prototype", "randomUUID"],
  ["Array.prototype", "toSorted"],
  ["Array.prototype", "toReversed"],
  ["Array.prototype", "findLast"],
  ["Map", "groupBy"],
  ["Object", "groupBy"],
  ["Promise", "withResolvers"],
  ["URL", "canParse"],
  ["window", "navigation"],
  ["window", "TransformStream"],
  ["window", "requestIdleCallback"],
  ["HTMLButtonElement.prototype", "command"],
];

test("the oldest browsers send, search, move and open", async ({ page }) => {
  await takeAway(page, newerThanSafari15);
  await open(page, "/contact");
  const email = newEmail();
  await page.evaluate(fillEveryField, email);
  await page.locator("main form[method=post] [type=submit]").last().click();
  const answer = page.getByRole("dialog");
  await expect(answer).toBeVisible();
  await expect(answer.locator("strong")).toHaveText(
    storedLeads(email)[0]!.reference,
  );
  await expect(answer.locator("[data-autofocus]")).toBeFocused();
  await page.keyboard.press("Enter");

  await page.locator("header button[aria-haspopup=dialog]").click();
  await page.locator("#menu a[href='/about']").first().click();

  await open(page, "/blog/search?q=flood");
  await page.locator("main [type=search]").fill("hail");
  await page.keyboard.press("Enter");
  await expect(page.locator("#results h2")).toContainText("hail");
});

test("a browser without dialogs has the plain page", async ({ page }) => {
  await takeAway(page, [["window", "HTMLDialogElement"]]);
  await page.goto("/");
  await page.mouse.move(2, 2);
  await page.locator("main a[href='/contact'], main a").first().focus();
  await expect(page.locator("html[data-scripts]")).toHaveCount(0);
  await page.locator("header a[href='/']").click();
  await expect(page.locator("h1")).toBeVisible();
});

test("no style or script needs a browser newer than the oldest supported ones", () => {
  const newer = {
    css: /light-dark\(|@media[^{]*(?:not \(|\((?:width|height) ?[<>])|[{;}]\s*&/,
    js: /\(\?<[=!]|static\s*\{|\.(?:toSorted|toReversed|toSpliced|findLast)\(|\.groupBy\(/,
  };
  for (const [ending, pattern] of Object.entries(newer))
    for (const file of globSync(`build/client/assets/*.${ending}`))
      expect(pattern.test(readFileSync(file, "utf8")), file).toBe(false);
});

test("no style skips what is beyond the window, which gave closed parts to screen readers", () => {
  for (const file of globSync("app/**/*.css"))
    expect(readFileSync(file, "utf8"), file).not.toMatch(
      /content-visibility: auto/,
    );
});
