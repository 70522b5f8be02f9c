import type { Page } from "@playwright/test";
import { errorPage } from "#content/ui/error-page.ts";
import { breakPage, portalsScript } from "./broken-page.ts";
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
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  });

test.describe("an address that is gone", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("a link to it shows the server's page for unknown addresses", async ({
    page,
    request,
  }) => {
    const notFound = await (await request.get("/no-such-page")).text();
    await page.route(/\/portals(\.data.*)?$/, (route) =>
      route.fulfill({
        status: 404,
        contentType: "text/html",
        body: notFound,
      }),
    );
    await open(page, "/");
    await toPortals(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "We cannot find that page.",
    );
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(page).toHaveURL("/portals");
    await hydrate(page);
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

test.describe("when a page cannot be rendered", () => {
  test.use({ expectedErrors: [/./] });

  test("the error page says so, keeps the theme, and links to home", async ({
    page,
  }) => {
    await breakPage(page);
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.goto("/portals");
    await page.mouse.move(2, 2);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Unexpected Application Error!",
    );
    await expect(page).toHaveTitle(/^Unexpected Application Error/);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // The error's message, whatever the router calls it.
    await expect(page.locator("main p").first()).not.toBeEmpty();
    await page.unroute(portalsScript);
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
    await hydrate(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(
      /Unexpected/,
    );
  });
});

test.describe("when a page cannot be rendered after a move", () => {
  test.use({ expectedErrors: [/./] });

  const heading = (page: Page) => page.getByRole("heading", { level: 1 });

  test("it is loaded from the server, as when the open page is of an older release", async ({
    page,
  }) => {
    await page.goto("/portals");
    const words = await heading(page).textContent();
    await open(page, "/");
    await breakPage(page, 1);
    const documents = countDocuments(page);
    await loadPortals(page);
    expect(documents.count).toBe(1);
    await expect(page).toHaveURL("/portals");
    await hydrate(page);
    await expect(heading(page)).toHaveText(words!);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("and cannot be rendered then either, the error page shows", async ({
    page,
  }) => {
    await open(page, "/");
    await breakPage(page);
    const documents = countDocuments(page);
    await loadPortals(page);
    await page.mouse.move(3, 3);
    await expect(heading(page)).toHaveText(errorPage.heading);
    expect(documents.count).toBe(1);
  });

  /** A move that ends in a new document. The open one has loaded, so only the event tells of the next. */
  async function loadPortals(page: Page) {
    const loaded = page.waitForEvent("load");
    await toPortals(page);
    await loaded;
  }

  function countDocuments(page: Page) {
    const documents = { count: 0 };
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.count += 1;
    });
    return documents;
  }
});

test.describe("when there is nothing to mount on", () => {
  test.use({ expectedErrors: [/^Root element not found$/] });

  test("the console says so, and the page is the plain one", async ({
    page,
  }) => {
    await page.route("**/", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/<main /, "<div ").replace("</main>", "</div>"),
      });
    });
    const message = page.waitForEvent(
      "console",
      (console) => console.type() === "error",
    );
    await page.goto("/");
    await page.mouse.move(3, 3);
    expect((await message).text()).toBe("Root element not found");
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  });
});
