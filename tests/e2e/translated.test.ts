import type { Page } from "@playwright/test";
import { forms } from "#content/forms.ts";
import type { FormDefinition } from "#forms/define-form.ts";
import { newEmail, storedLeads } from "./leads.ts";
import { expect, hydrate, longIf, still, test } from "./test.ts";
import { extend, fillEveryField, translate } from "./changed-page.ts";

test.use(still);

const controlsOf = ({ fields, answersOnPage }: FormDefinition) => {
  const types = new Set(Object.values(fields).map(({ type }) => type));
  return `${answersOnPage} ${[...types].toSorted().join(" ")}`;
};

/** Of forms with the same kinds of controls and answers, npm test sends one. */
const sent: readonly FormDefinition[] =
  process.env.TESTS === "all"
    ? forms
    : [...Map.groupBy(forms, controlsOf).values()].map(([form]) => form!);

/** What the page shows, as if it were not translated. */
const shown = async (page: Page, selector: string) =>
  (await page.locator(selector).last().innerText()).trim().toLowerCase();

async function openChanged(
  page: Page,
  path: string,
  change: () => void,
  moment: string,
) {
  await page.goto(path);
  if (moment === "before") await page.evaluate(change);
  await hydrate(page);
  if (moment === "after") await page.evaluate(change);
}

for (const change of [translate, extend])
  for (const moment of ["before", "after"])
    test(
      `every form is sent on a page that a browser changed ${moment} React started (${change.name})`,
      longIf((change === extend) === (moment === "before")),
      async ({ page }) => {
        const send = "main form[method=post] [type=submit]";
        for (const form of sent)
          await test.step(form.page, async () => {
            const email = newEmail();
            await openChanged(page, form.page, change, moment);
            const words = await shown(page, send);
            await page.evaluate(fillEveryField, email);
            await page.locator(send).last().click();
            if (form.answersOnPage) {
              await expect(page).toHaveURL(/\/thanks\?reference=/);
              await expect(page.getByRole("main")).toContainText(
                storedLeads(email)[0]!.reference,
              );
              await expect(
                page.getByRole("heading", { level: 1 }),
              ).toBeFocused();
              return;
            }
            const dialog = page.getByRole("dialog");
            await expect(dialog).toBeVisible();
            await expect(dialog.locator("strong")).toHaveText(
              storedLeads(email)[0]!.reference,
            );
            await expect(dialog.locator("[data-autofocus]")).toBeFocused();
            await page.keyboard.press("Enter");
            await expect(dialog).toHaveCount(0);
            expect(await shown(page, send)).toBe(words);
          });

        await openChanged(page, "/blog", change, moment);
        await page.evaluate(fillEveryField, newEmail());
        await page.locator("#newsletter [type=submit]").click();
        await expect(page.locator("#newsletter")).toBeFocused();
      },
    );

test("errors, searches and moves, translated", async ({ page }) => {
  await openChanged(page, "/contact", translate, "after");
  await page.locator("main form[method=post] [type=submit]").click();
  await expect(page.locator("[role=alert] a")).toHaveCount(3);
  await page.locator("#name").fill("Ana");
  await page.locator("main form[method=post] [type=submit]").click();
  await expect(page.locator("[role=alert] a")).toHaveCount(2);

  await openChanged(page, "/blog/search?q=flood", translate, "after");
  await page.locator("main [type=search]").fill("hail");
  await page.keyboard.press("Enter");
  await expect.poll(() => shown(page, "#results h2")).toContain("hail");

  await openChanged(page, "/blog", translate, "after");
  const heading = await shown(page, "#posts-title");
  await page.locator("main a[href*=category]").first().click();
  await expect.poll(() => shown(page, "#posts-title")).not.toBe(heading);

  await page.locator("header button[aria-haspopup=dialog]").click();
  await page.locator("#menu a[href='/about']").first().click();
  await expect(page).toHaveURL("/about");
});
