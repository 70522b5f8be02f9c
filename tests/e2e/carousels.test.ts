import type { Locator } from "@playwright/test";
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

test("testimonials move by whole views and stop at both ends", async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await open(page, "/");
  const views = viewsOf(reviews.length, 2);
  const carousel = page.getByRole("group", { name: controls.reviews });
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole("button", { name: controls.next });
  const previous = carousel.getByRole("button", { name: controls.previous });
  // If all slides are in view, there are no buttons.
  if (views.length === 1) return;
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
});
