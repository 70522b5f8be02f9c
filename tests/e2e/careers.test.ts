import type { Page } from "@playwright/test";
import { expect, open, painted, test } from "./test.ts";

test("/careers has the sections and counts of the specification", async ({
  page,
}) => {
  await open(page, "/careers");
  const part = (name: string) => page.getByRole("region", { name });
  await expect(part("Feeling stuck at a big firm?")).toBeVisible();
  await expect(
    part("Why join us").getByRole("heading", { level: 3 }),
  ).toHaveCount(4);
  await expect(
    part("Your career development plan").locator("ol > li"),
  ).toHaveCount(4);
  const tracks = part("Three career tracks");
  await expect(tracks.getByRole("heading", { level: 3 })).toHaveText([
    "Expert",
    "Leadership",
    "Producer",
  ]);
  for (const track of await tracks.locator("li:has(h3)").all())
    await expect(track.getByRole("listitem")).toHaveCount(3);
  await expect(part("Who thrives here").getByRole("listitem")).toHaveCount(5);
  const voices = part("From the team").getByRole("figure");
  await expect(voices).toHaveCount(2);
  // Words made up for this build say so.
  for (const voice of await voices.all())
    await expect(voice.getByText("Sample", { exact: true })).toBeVisible();
  await expect(page.getByText(/90-day success plan/).first()).toBeVisible();
  await expect(page.getByText(/Quarterly growth sessions/)).toBeVisible();
});

test("Apply Now and Connect on LinkedIn stand at the top and at the end, in new tabs", async ({
  page,
}) => {
  await open(page, "/careers");
  for (const [name, address] of [
    ["Apply Now (opens in new tab)", "https://jobs.sabineridge.example"],
    [
      "Connect on LinkedIn (opens in new tab)",
      "https://linkedin.example/company/sabineridge",
    ],
  ] as const) {
    const links = page.getByRole("main").getByRole("link", { name });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("target", "_blank");
    }
    await expect(
      page
        .getByRole("region", { name: "Ready to Flourish?" })
        .getByRole("link", { name }),
    ).toHaveCount(1);
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

test("sections rise as they scroll in, 0.6 s each with 0.1 s between", async ({
  page,
}) => {
  await open(page, "/careers");
  expect(await scrollToTracks(page)).toEqual([
    { duration: 600, delay: 0 },
    { duration: 600, delay: 100 },
    { duration: 600, delay: 200 },
  ]);
});

test("nothing rises under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/careers");
  expect(await scrollToTracks(page)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all of /careers can be read", async ({ page }) => {
    await page.goto("/careers");
    for (const heading of await page
      .getByRole("main")
      .getByRole("heading")
      .all())
      await expect(heading).toHaveCSS("opacity", "1");
    await expect(page.getByText("You would rather fix")).toBeVisible();
  });
});
