import type { Page } from "@playwright/test";
import { onboarding } from "#content/onboarding.ts";
import { expect, longIf, test } from "./test.ts";

const steps = [
  ["Insurance type", 5],
  ["Industry", 15],
  ["Business info", 35],
  ["Locations", 45],
  ["Property info", 75],
  ["Quote", 100],
] as const;

const completed = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: /Completed/ });

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("/onboarding shows only the sidebar, with six steps and their thresholds", async ({
      page,
    }) => {
      await page.goto("/onboarding");
      await expect(page.getByRole("banner")).toHaveCount(0);
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const list = page.getByRole("main").locator("ol > li");
      await expect(list).toHaveCount(steps.length);
      for (const [index, [title, threshold]] of steps.entries())
        await expect(list.nth(index)).toHaveText(
          new RegExp(`${title}.*${threshold}%`, "i"),
        );
      await expect(completed(page)).toHaveCount(0);
    });

    // The page has no scripts of its own that could tell the two apart.
    test(
      "each threshold that the progress has reached completes its step, and a wrong progress is none",
      longIf(scripts),
      async ({ page }) => {
        for (const [progress, reached] of [
          ["0", 0],
          ["5", 1],
          ["34", 2],
          ["35", 3],
          ["45", 4],
          ["74", 4],
          ["75", 5],
          ["100", 6],
          ["101", 0],
          ["-5", 0],
          ["abc", 0],
          ["35.5", 0],
          ["", 0],
        ] as const)
          await test.step(`progress=${progress}`, async () => {
            await page.goto(`/onboarding?progress=${progress}`);
            await expect.soft(completed(page)).toHaveCount(reached);
            const shown = reached === 0 ? "0" : progress;
            const bar = page.getByRole("progressbar", {
              name: "Your application’s progress",
            });
            await expect.soft(bar).toHaveAttribute("value", shown);
            await expect
              .soft(page.getByText(`${shown}%`, { exact: true }).first())
              .toBeVisible();
            await expect
              .soft(page.locator("[aria-current=step]"))
              .toHaveCount(reached === steps.length ? 0 : 1);
          });
      },
    );
  });

test("reached steps are green, the others are not", async ({ page }) => {
  await page.goto("/onboarding?progress=15");
  const colors = await page
    .locator("ol > li")
    .evaluateAll((items) =>
      items.map((item) => getComputedStyle(item, "::before").backgroundColor),
    );
  const green = "rgb(29, 107, 69)";
  expect(colors.map((color) => color === green)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("the specialist has a name, a designation and three ways to be reached", async ({
  page,
}) => {
  await page.goto("/onboarding");
  const specialist = page.getByRole("region", { name: "Your specialist" });
  await expect(specialist).toContainText(onboarding.specialist!.designation);
  for (const [name, target] of [
    [/^Call/, /^tel:\+/],
    [/^Chat/, /^sms:\+/],
    [/^Email/, /^mailto:/],
  ] as const)
    await expect(specialist.getByRole("link", { name })).toHaveAttribute(
      "href",
      target,
    );
});

test("/onboarding is noindex, and its other forms redirect to it", async ({
  page,
  request,
}) => {
  await page.goto("/onboarding?progress=35");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute(
    "content",
    "noindex",
  );
  const answer = await request.get("/onboarding/?progress=35", {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe("/onboarding?progress=35");
});

test("the stored theme applies on /onboarding", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/onboarding");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
