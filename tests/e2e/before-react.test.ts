import { controls, needScripts } from "./controls.ts";
import {
  button,
  expect,
  holdScripts,
  hydrate,
  laptop,
  loseScripts,
  phone,
  test,
} from "./test.ts";

test("before React the page's controls answer, and what the visitor opened, chose and typed stays", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.setViewportSize(laptop);
  await page.goto("/");
  const tab = page.getByRole("tab", { name: controls.personal });
  const faq = page.locator("#faq");
  await button(page, controls.dark).click();
  await tab.click();
  await button(faq, controls.moreAnswers).click();
  await faq.locator("summary").first().click();
  await page.locator("#name").fill("Ana");
  await page.locator("#message").fill("A roof");
  await page.getByLabel(controls.lender).check();
  await page.setViewportSize(phone);
  const group = page.locator("footer h2 button").last();
  await page.locator("footer h2 button").first().click();
  await group.click();
  const toggle = button(page.locator("header"), controls.menu);
  await toggle.click();
  const drawer = page.getByRole("dialog", { name: controls.menu });

  const expectAll = async () => {
    await expect(drawer).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(
      "dark",
    );
    await page.keyboard.press("Escape");
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.locator("#personal-panel")).toBeVisible();
    await expect(faq.locator("details[open]")).toHaveCount(1);
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await expect(
      page.locator("footer h2 button[aria-expanded=true]"),
    ).toHaveCount(1);
    await expect(page.locator("#name")).toHaveValue("Ana");
    await expect(page.locator("#message")).toHaveValue("A roof");
    await expect(page.getByLabel(controls.lender)).toBeChecked();
  };
  await expectAll();
  await toggle.click();
  release();
  await hydrate(page);
  await expectAll();
});

test("when the script files cannot be loaded, the page shows its plain form with its pictures", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await loseScripts(page);
  await page.goto("/");
  // As without scripts (no-scripts.test.ts).
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(3);
  await expect(button(page, needScripts)).toHaveCount(0);
  const picture = page.locator("#personal-panel img").last();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);
});
