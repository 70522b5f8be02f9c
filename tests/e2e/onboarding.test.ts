import type { Page } from "@playwright/test";
import { onboarding } from "#content/onboarding.ts";
import { onboardingSteps, stepStates } from "#forms/onboarding-progress.ts";
import { expect, test } from "./test.ts";

const steps = (page: Page) => page.getByRole("main").locator("ol > li");
const green = "rgb(29, 107, 69)";

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("an application shows only its sidebar: the steps, those that are reached in green, and its specialist", async ({
      page,
    }) => {
      await page.goto("/onboarding?progress=15");
      for (const part of ["banner", "contentinfo", "navigation"] as const)
        await expect(page.getByRole(part)).toHaveCount(0);
      await expect(page.getByRole("progressbar")).toHaveAttribute(
        "value",
        "15",
      );
      await expect(steps(page)).toHaveText(
        onboardingSteps.map(({ title }) => new RegExp(title)),
      );
      const colors = await steps(page).evaluateAll((items) =>
        items.map((item) => getComputedStyle(item, "::before").backgroundColor),
      );
      expect(colors.map((color) => color === green)).toEqual(
        stepStates(15).map((state) => state === "completed"),
      );
      const main = page.getByRole("main");
      await expect(main).toContainText(onboarding.specialist!.designation);
      for (const scheme of ["tel", "sms", "mailto"])
        await expect(main.locator(`a[href^='${scheme}:']`)).toBeVisible();
    });
  });

test("the stored theme applies on /onboarding", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/onboarding");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
