import type { Locator, Page } from "@playwright/test";
import { partners as partnerMarks } from "#content/partners.ts";
import { testimonials as reviews } from "#content/testimonials.ts";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";

/** The slides that are fully inside the carousel's track, as indexes. */
async function seen(carousel: Locator): Promise<number[]> {
  return carousel
    .locator("ul")
    .first()
    .evaluate((track) => {
      const { left, right } = track.getBoundingClientRect();
      return [...track.children].flatMap((slide, index) => {
        const box = slide.getBoundingClientRect();
        return box.left > left - 1 && box.right < right + 1 ? [index] : [];
      });
    });
}

/** The slides in each view of a carousel. The last view is full too if there are enough slides. */
function viewsOf(slides: number, perView: number): number[][] {
  const visible = Math.min(slides, perView);
  return Array.from({ length: Math.ceil(slides / visible) }, (_, view) => {
    const first = Math.min(view * visible, slides - visible);
    return Array.from({ length: visible }, (__, index) => first + index);
  });
}

const testimonials = (page: Page) =>
  page.getByRole("group", { name: controls.reviews });
const partners = (page: Page) =>
  page.getByRole("group", { name: controls.partners });

for (const { width, views } of [
  { width: 425, views: viewsOf(reviews.length, 1) },
  { width: 426, views: viewsOf(reviews.length, 2) },
])
  test(`testimonials move by whole views and stop at both ends (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/");
    const carousel = testimonials(page);
    await carousel.scrollIntoViewIfNeeded();
    await expect(
      carousel.getByRole("figure", { includeHidden: true }),
    ).toHaveCount(reviews.length);
    const next = carousel.getByRole("button", { name: controls.next });
    const previous = carousel.getByRole("button", { name: controls.previous });
    if (views.length === 1) {
      // All slides are in view, so there are no buttons.
      expect(await seen(carousel)).toEqual(views[0]);
      await expect(next).toBeHidden();
      return;
    }

    await expect(previous).toHaveAttribute("aria-disabled", "true");
    for (const [index, view] of views.entries()) {
      if (index > 0) await next.click();
      await expect.poll(() => seen(carousel)).toEqual(view);
      // Slides out of view take no focus and are not read.
      await expect(carousel.locator("li:not([inert]) > figure")).toHaveCount(
        view.length,
      );
    }
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await next.click({ force: true });
    await expect(next).toBeFocused();
    expect(await seen(carousel)).toEqual(views.at(-1));

    for (const view of views.slice(0, -1).toReversed()) {
      await previous.click();
      await expect.poll(() => seen(carousel)).toEqual(view);
    }
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveAttribute("aria-disabled", "false");
  });

test("partners: two, three or five at a time, 20 px apart, one dot per view; the gaps are even if all are in view", async ({
  page,
}) => {
  await open(page, "/");
  const carousel = partners(page);
  for (const [width, perView] of [
    [767, 2],
    [768, 3],
    [1023, 3],
    [1024, 5],
    [1280, 5],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const [first, ...others] = viewsOf(partnerMarks.length, perView);
      await expect
        .soft(carousel.locator("li"))
        .toHaveCount(partnerMarks.length);
      await expect
        .soft(carousel.getByRole("button"))
        .toHaveCount(others.length > 0 ? others.length + 1 : 0);
      await expect.poll(() => seen(carousel)).toEqual(first);
      const [one, next] = await carousel
        .locator("li")
        .evaluateAll((slides) =>
          slides.map((slide) => slide.getBoundingClientRect()),
        );
      expect.soft((next?.left ?? 0) - (one?.right ?? 0)).toBeCloseTo(20, 1);

      if (others.length > 0) return;
      const logos = await carousel
        .locator("li img")
        .evaluateAll((all) => all.map((logo) => logo.getBoundingClientRect()));
      const gaps = logos
        .slice(1)
        .map(({ left }, index) => Math.round(left - logos[index]!.right));
      expect.soft(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
    });
});

test("a partner dot shows its view, and the dots mark the current one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await open(page, "/");
  const carousel = partners(page);
  const dot = (view: number) =>
    carousel.getByRole("button", { name: controls.view(view) });
  const views = viewsOf(partnerMarks.length, 2);
  test.skip(views.length === 1, "all partners are in one view");
  for (const view of [...views.keys(), 0].slice(1).map((index) => index + 1)) {
    const slides = views[view - 1];
    await dot(view).click();
    await expect.poll(() => seen(carousel)).toEqual(slides);
    await expect(dot(view)).toHaveAttribute("aria-current", "true");
    await expect(carousel.locator("[aria-current=true]")).toHaveCount(1);
  }
});

test.describe("while partner logos load", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the banner keeps its height, hidden until every picture has loaded or failed", async ({
    page,
  }) => {
    const [lost, late] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    await page.route("**/images/trust.svg*", async (route) => {
      await lost.promise;
      await route.abort();
    });
    await page.route("**/images/partners.svg*", async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const logo = page.getByRole("img", {
      name: partnerMarks[0]!.name,
      exact: true,
    });
    const banner = page.locator("section", {
      has: page.locator("#partners-title"),
    });
    const trust = banner.locator("h2 img");
    lost.resolve();
    await expect(trust).toHaveJSProperty("complete", true);
    await expect(logo).toBeHidden();
    const before = await banner.boundingBox();

    late.resolve();
    await expect(logo).toBeVisible();
    await expect(
      page.getByRole("img", { name: partnerMarks.at(-1)!.name, exact: true }),
    ).toBeVisible();
    expect(await banner.boundingBox()).toEqual(before);
  });
});
