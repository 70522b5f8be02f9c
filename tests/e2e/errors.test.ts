import { notFound } from "#content/ui/not-found.ts";
import { expect, hydrate, test } from "./test.ts";

test.describe("an unknown address", () => {
  test.use({ expectedErrors: [/status of 404/] });

  const path = "/industry/no-such-insurance?from=mail";

  test("gets status 404 and a page in the site's layout, whose links lead on and Back to it", async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const expectPage = async () => {
      await expect(page).toHaveTitle(notFound.title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        notFound.heading,
      );
      for (const part of ["banner", "contentinfo", "main"] as const)
        await expect(page.getByRole(part)).toHaveCount(1);
      await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
    };
    await expectPage();
    await hydrate(page);
    await expectPage();
    await page
      .getByRole("navigation", { name: notFound.sections })
      .locator("a[href='/services']")
      .click();
    await expect(page).toHaveURL("/services");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectPage();
  });
});
