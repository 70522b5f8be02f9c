import type { Page } from "@playwright/test";
import { careers } from "#content/careers.ts";
import { site } from "#content/site.ts";
import { expect, open, painted, test } from "./test.ts";

// One visit for all that shows on arrival.
test("/careers has all its sections with their numbers of entries, and at the top and at the end links that open new tabs", async ({
  page,
}) => {
  await open(page, "/careers");
  const part = (name: string) => page.getByRole("region", { name });
  await expect.soft(part(careers.stuck.title)).toBeVisible();
  await expect
    .soft(part(careers.whyJoin.title).getByRole("heading", { level: 3 }))
    .toHaveCount(4);
  await expect.soft(part(careers.plan.title).locator("ol > li")).toHaveCount(4);
  const tracks = part(careers.tracks.title);
  await expect
    .soft(tracks.getByRole("heading", { level: 3 }))
    .toHaveText(careers.tracks.list.map(({ title }) => title));
  for (const track of await tracks.locator("li:has(h3)").all())
    await expect.soft(track.getByRole("listitem")).toHaveCount(3);
  await expect
    .soft(part(careers.whoThrives.title).getByRole("listitem"))
    .toHaveCount(5);
  const voices = part(careers.testimonials.title).getByRole("figure");
  await expect.soft(voices).toHaveCount(careers.testimonials.list.length);

  for (const [name, address] of [
    ["Apply Now (opens in new tab)", site.outside.jobs],
    ["Connect on LinkedIn (opens in new tab)", site.outside.linkedin],
  ] as const) {
    const links = page.getByRole("main").getByRole("link", { name });
    await expect.soft(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect.soft(link).toHaveAttribute("href", address);
      await expect.soft(link).toHaveAttribute("target", "_blank");
    }
    await expect
      .soft(
        page
          .getByRole("region", { name: careers.closing.title })
          .getByRole("link", { name }),
      )
      .toHaveCount(1);
  }
});

/** Durations and delays of the animations that a scroll to the tracks starts. */
async function scrollToTracks(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = "auto";
    document.querySelector("#tracks")?.scrollIntoView();
  });
  await painted(page);
  return page.evaluate(() =>
    [...document.querySelectorAll("#tracks *")]
      .flatMap((element) => element.getAnimations())
      .map((animation) => animation.effect?.getTiming())
      .map((timing) => ({ duration: timing?.duration, delay: timing?.delay })),
  );
}

test("sections rise as they scroll into view, 0.6 s each with 0.1 s between", async ({
  page,
}) => {
  await open(page, "/careers");
  expect(await scrollToTracks(page)).toEqual([
    { duration: 600, delay: 0 },
    { duration: 600, delay: 100 },
    { duration: 600, delay: 200 },
  ]);
});

test("nothing rises with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers");
  expect(await scrollToTracks(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all of /careers is readable", async ({ page }) => {
    await page.goto("/careers");
    for (const heading of await page
      .getByRole("main")
      .getByRole("heading")
      .all())
      await expect(heading).toHaveCSS("opacity", "1");
    await expect(
      page.getByText(careers.whoThrives.bullets.at(-1)!),
    ).toBeVisible();
  });
});
