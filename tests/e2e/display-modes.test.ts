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
    .getByRole("region", { name: "Testimonials" })
    .getByRole("button", { name: controls.next });
  // If all slides are in view, there are no buttons.
  if (await next.isVisible()) await next.click();
  await page.locator('details[name="faq"] summary').first().click();
  await painted(page);
  expect(await animations(page)).toEqual([]);

  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("A roof");
  await page.getByRole("button", { name: controls.send }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
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
  expect(await look("[aria-current][type=button]", "::before")).not.toBe(
    await look("[aria-label=Partners] button:not([aria-current])", "::before"),
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

const paper = { width: 720, height: 960 };

test("on paper every answer, tab, slide and person shows, without controls", async ({
  page,
}) => {
  await open(page, "/");
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  const hidden = await page.evaluate(() =>
    [
      "[role=tabpanel]",
      "[role=tabpanel] li",
      "#faq details",
      "#team li",
      "#testimonials figure",
      "main picture",
    ].filter((selector) => {
      const elements = [...document.querySelectorAll(selector)];
      return (
        elements.length === 0 ||
        elements.some((element) => !element.checkVisibility())
      );
    }),
  );
  expect(hidden).toEqual([]);
  for (const answer of await page.locator("#faq details").all())
    expect(
      await answer.evaluate(
        (details) => details.lastElementChild!.clientHeight,
      ),
    ).toBeGreaterThan(0);
  await expect(
    page.locator("main button").filter({ visible: true }),
  ).toHaveCount(0);
  const slides = await page
    .locator("#testimonials figure")
    .evaluateAll((figures) =>
      figures.map((figure) => figure.getBoundingClientRect().right),
    );
  expect(Math.max(...slides)).toBeLessThanOrEqual(paper.width);
});

test("printing fetches every picture, also those of hidden tabs", async ({
  page,
}) => {
  await open(page, "/");
  await page.pdf();
  const missing = await page
    .locator("img[data-src]")
    .evaluateAll(
      (images) =>
        images.filter(
          (image) =>
            image.getAttribute("src") !== image.getAttribute("data-src") ||
            !(image as HTMLImageElement).complete,
        ).length,
    );
  expect(missing).toBe(0);
  expect(await page.locator("img[data-src]").count()).toBeGreaterThan(0);
});

for (const theme of ["light", "dark"])
  test(`on paper no light letters lose their ground (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript(
      (kept) => localStorage.setItem("theme", kept),
      theme,
    );
    for (const path of ["/", "/careers", "/services/commercial-property"]) {
      await page.goto(path);
      await page.setViewportSize(paper);
      await page.emulateMedia({ media: "print" });
      const faint = await page.evaluate(() => {
        const canvas = document.createElement("canvas").getContext("2d")!;
        const brightness = (color: string) => {
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = canvas.getImageData(
            0,
            0,
            1,
            1,
          ).data;
          return red + green + blue;
        };
        return [...document.querySelectorAll<HTMLElement>("main *")]
          .filter(
            (element) =>
              element.checkVisibility() &&
              !element.closest("svg") &&
              // On a bar, which keeps its color on paper.
              !element.parentElement!.querySelector(":scope > svg") &&
              element.innerText?.trim() &&
              brightness(getComputedStyle(element).color) > 600,
          )
          .map((element) => element.outerHTML.slice(0, 80));
      });
      expect(faint).toEqual([]);
    }
  });
