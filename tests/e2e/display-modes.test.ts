import type { Page } from "@playwright/test";
import { home } from "#content/home.ts";
import { controls } from "./controls.ts";
import { expect, hydrate, laptop, open, painted, test } from "./test.ts";

const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(
        (animation) => (animation.effect as KeyframeEffect).target?.className,
      ),
  );

test("with reduced motion nothing moves: no skeleton, no spinner, no drawer, no slide", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/*-card.svg*", () => {});
  await page.route("**/api/contact", () => {});
  await page.goto("/");
  expect(await animations(page)).toEqual([]);
  await hydrate(page);
  await page.locator("#commercial-tab").scrollIntoViewIfNeeded();
  await painted(page);
  expect(await animations(page)).toEqual([]);

  const next = page
    .getByRole("region", { name: controls.testimonials })
    .getByRole("button", { name: controls.next });
  // If all slides are in view, there are no buttons.
  if (await next.isVisible()) await next.click();
  await page.locator('details[name="faq"] summary').first().click();
  await painted(page);
  expect(await animations(page)).toEqual([]);

  await page.locator("#name").fill("Ana");
  await page.locator("#email").fill("ana@example.com");
  await page.locator("#message").fill("A roof");
  await page.getByRole("button", { name: controls.send }).click();
  await expect(
    page.getByRole("button", { name: controls.sending }),
  ).toBeVisible();
  await painted(page);
  expect(await animations(page)).toEqual([]);

  await page
    .locator("header")
    .getByRole("button", { name: controls.menu })
    .click();
  await painted(page);
  expect(await animations(page)).toEqual([]);
});

test("with motion, elements that scroll into view rise for 0.5 to 0.8 s, 0.1 s after their neighbor", async ({
  page,
}) => {
  // Recorded as they start: a later check could find them over, or not started.
  await page.addInitScript(() => {
    const begun: unknown[] = [];
    Object.assign(window, { begun });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this.closest("#how-it-works")) begun.push(options);
      return animate.call(this, keyframes, options);
    };
  });
  await page.setViewportSize(laptop);
  await open(page, "/");
  await page
    .locator("#how-it-works")
    .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  const begun = () =>
    page.evaluate<{ duration: number; delay: number }[]>("begun");
  await expect
    .poll(async () => (await begun()).length)
    .toBe(home.howItWorks.steps.length);
  const timings = (await begun()).toSorted(
    (one, other) => one.delay - other.delay,
  );
  for (const [order, { duration, delay }] of timings.entries()) {
    expect(duration).toBeGreaterThanOrEqual(500);
    expect(duration).toBeLessThanOrEqual(800);
    expect(delay).toBe(order * 100);
  }
});

test("in forced colors the chosen tab, dot, option and the focus are visible", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  const look = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const {
          borderBottomColor,
          backgroundColor,
          outlineColor,
          outlineStyle,
        } = getComputedStyle(element, part);
        return JSON.stringify({
          borderBottomColor,
          backgroundColor,
          outlineColor: outlineStyle === "none" ? "" : outlineColor,
        });
      }, pseudo);
  expect(await look("[role=tab][aria-selected=true]")).not.toBe(
    await look("[role=tab][aria-selected=false]"),
  );
  expect(await look("[aria-current=true][type=button]", "::before")).not.toBe(
    await look("[aria-label=Partners] button[aria-current=false]", "::before"),
  );
  expect(await look("label:has(:checked)")).not.toBe(
    await look("label:has([type=radio]:not(:checked))"),
  );
  await page.locator("main a").first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const focus = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, outlineColor, backgroundColor } =
      getComputedStyle(document.activeElement!);
    return {
      outlineStyle,
      outlineWidth: parseFloat(outlineWidth),
      distinct: outlineColor !== backgroundColor,
    };
  });
  expect(focus).toEqual({
    outlineStyle: "solid",
    outlineWidth: 3,
    distinct: true,
  });
});
