import { home } from "#content/home.ts";
import { people } from "#content/people.ts";
import { partners } from "#content/partners.ts";
import { testimonials } from "#content/testimonials.ts";
import { controls, needScripts } from "./controls.ts";
import {
  expect,
  holdScripts,
  hydrate,
  laptop,
  loseScripts,
  phone,
  test,
  longIf,
} from "./test.ts";

for (const size of [phone, laptop])
  test(
    `controls that need no React answer before the script files are there (${size.width} px)`,
    longIf(size === laptop),
    async ({ page }) => {
      await holdScripts(page);
      await page.setViewportSize(size);
      await page.goto("/");
      const faq = page.locator("#faq");
      const team = page.getByRole("region", { name: controls.team });
      const moreReviews = testimonials.length > (size === phone ? 1 : 2);
      const reviews = page.getByRole("region", { name: controls.testimonials });
      await page.getByRole("tab", { name: controls.personal }).click();
      const next = reviews.getByRole("button", { name: controls.next });
      if (moreReviews) await next.click();
      await team.getByRole("button", { name: controls.morePeople }).click();
      await faq.getByRole("button", { name: controls.moreAnswers }).click();
      if (size === laptop)
        await page.getByRole("button", { name: controls.dark }).click();
      else await page.locator("footer h2 button").last().click();
      await expect(page.locator("html")).toHaveAttribute(
        "data-scripts",
        "pending",
      );

      await expect(
        page.getByRole("tab", { name: controls.personal }),
      ).toHaveAttribute("aria-selected", "true");
      await expect(
        page.getByRole("tabpanel", { name: controls.personal }),
      ).toBeVisible();
      if (moreReviews)
        await expect(
          reviews.getByRole("button", { name: controls.previous }),
        ).toHaveAttribute("aria-disabled", "false");
      await expect(team.getByRole("heading", { level: 3 })).toHaveCount(
        Math.min(people.length, 6),
      );
      await expect(faq.locator("summary:visible")).toHaveCount(
        Math.min(home.faq.questions.length, size === laptop ? 10 : 4),
      );
      if (size === laptop) {
        await expect(page.locator("html")).toHaveAttribute(
          "data-theme",
          "dark",
        );
        expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe(
          "dark",
        );
      } else
        await expect(page.locator("footer h2 button").last()).toHaveAttribute(
          "aria-expanded",
          "true",
        );
    },
  );

test("what the visitor opened and typed before React stays", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await page.locator("#faq summary").first().click();
  await page.locator("#name").fill("Ana");
  await page.locator("#message").fill("A roof");
  await page.getByLabel(controls.lender).check();
  await page
    .locator("header")
    .getByRole("button", { name: controls.menu })
    .click();
  const drawer = page.getByRole("dialog", { name: controls.menu });
  await expect(drawer).toBeVisible();

  release();
  await hydrate(page);
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
  await expect(page.locator("#name")).toHaveValue("Ana");
  await expect(page.locator("#message")).toHaveValue("A roof");
  await expect(page.getByLabel(controls.lender)).toBeChecked();
});

test.describe("when the script files cannot be loaded", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the page shows its plain form and stays usable", async ({ page }) => {
    await loseScripts(page);
    await page.goto("/");
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    await expect(page.getByRole("tablist")).toBeHidden();
    await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(3);
    await expect(page.getByRole("button", { name: needScripts })).toHaveCount(
      0,
    );
    await expect(page.locator('details[name="faq"]:visible')).toHaveCount(
      home.faq.questions.length,
    );
    await expect(
      page.getByRole("img", { name: partners.at(-1)!.name, exact: true }),
    ).toBeVisible();

    await page.getByRole("button", { name: controls.menu }).click();
    const drawer = page.getByRole("dialog", { name: controls.menu });
    await drawer.locator("a[href='/services']").first().click();
    await expect(page).toHaveURL("/services");
  });

  test("pictures still load as they scroll into view", async ({ page }) => {
    await loseScripts(page);
    await page.goto("/");
    const picture = page.locator("#personal-panel img").last();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        picture.evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
  });
});
