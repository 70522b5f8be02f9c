import type { Page } from "@playwright/test";
import { expect, hydrate, open, test } from "./test.ts";

const toPortals = (page: Page) =>
  page.locator("header").getByRole("link", { name: "Client portals" }).click();

for (const path of [
  "/no-such-page",
  "/industry/no-such-insurance",
  "/blog/no-such-post",
])
  test.describe("an unknown address", () => {
    test.use({ expectedErrors: [/status of 404/] });

    test(`${path} gets status 404 and a page in the site's layout with links`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const expectPage = async () => {
        await expect(page).toHaveTitle(/^Page not found/);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "We cannot find that page.",
        );
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(
          page.getByRole("main").getByRole("searchbox"),
        ).toBeVisible();
        await expect(page.locator("main")).toHaveCount(1);
      };
      await expectPage();
      await hydrate(page);
      await expectPage();
      expect(new URL(page.url()).pathname).toBe(path);

      await page
        .getByRole("navigation", { name: "Main sections" })
        .getByRole("link", { name: "Services" })
        .click();
      await expect(page).toHaveURL("/services");
      await expect(page).toHaveTitle(/ervices/);
    });
  });

test.describe("the 404 page", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("its search goes to the search page", async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByRole("searchbox").fill("hail");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog/search?q=hail");
  });

  test("Back returns to it", async ({ page }) => {
    await open(page, "/industry/no-such-insurance?from=mail");
    await toPortals(page);
    await expect(page).toHaveURL("/portals");
    await page.goBack();
    await expect(page).toHaveURL("/industry/no-such-insurance?from=mail");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "We cannot find that page.",
    );
    await expect(page).toHaveTitle(/^Page not found/);
  });
});
