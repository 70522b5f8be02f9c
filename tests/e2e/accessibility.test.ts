import type { Page } from "@playwright/test";
import { expect, laptop, open, phone, test } from "./test.ts";
import { findings } from "./axe.ts";

const fillIn = async (page: Page) => {
  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("A roof");
  await page.getByRole("button", { name: "Send message" }).click();
};

type State = {
  reach?: (page: Page) => Promise<unknown>;
  /** Where a modal dialog is open, it alone: axe takes 3 s for the whole page, and the rest is as it was. */
  part?: string;
};

/** Every state of the home page, by what a visitor does to reach it. */
const states: Record<string, State> = {
  "at rest": {},
  "with errors in the form, an answer open, the second tab and all lists loaded":
    {
      reach: async (page) => {
        await page.getByRole("tab", { name: "Personal" }).click();
        await page.locator('details[name="faq"] summary').first().click();
        for (const name of ["Frequently asked questions", "Executive team"])
          await page
            .getByRole("region", { name })
            .getByRole("button", { name: "Load More" })
            .click();
        await page.getByRole("button", { name: "Next" }).click();
        await page.getByRole("button", { name: "Send message" }).click();
        await expect(
          page.locator("[aria-labelledby=problem-title]"),
        ).toBeFocused();
      },
    },
  "with the third tab": {
    part: "#specialties",
    reach: (page) => page.getByRole("tab", { name: "Services" }).click(),
  },
  "with the drawer open and a section unfolded": {
    part: "#menu",
    reach: async (page) => {
      await page
        .locator("header")
        .getByRole("button", { name: "Menu" })
        .click();
      await page.locator("dialog summary", { hasText: "Services" }).click();
    },
  },
  "with a message that was sent": {
    part: "#contact dialog",
    reach: async (page) => {
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 201, json: { reference: "SR-234567" } }),
      );
      await fillIn(page);
      await expect(page.getByRole("button", { name: "OK" })).toBeFocused();
    },
  },
  "with a message that was not sent": {
    part: "#contact dialog",
    reach: async (page) => {
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 200, body: "no" }),
      );
      await fillIn(page);
      await expect(
        page.getByRole("button", { name: "Try Again" }),
      ).toBeFocused();
    },
  },
};

for (const size of [phone, laptop])
  for (const theme of ["light", "dark"])
    test.describe(`axe finds nothing at ${size.width} px, ${theme}`, () => {
      test.use({ viewport: size });

      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.addInitScript(
          (kept) => localStorage.setItem("theme", kept),
          theme,
        );
      });

      for (const [state, { reach, part }] of Object.entries(states))
        test(`on the home page ${state}`, async ({ page }) => {
          await open(page, "/");
          await reach?.(page);
          expect(await findings(page, part)).toEqual([]);
        });

      test.describe("elsewhere", () => {
        test.use({ expectedErrors: [/status of 404/] });

        test("on the 404 page", async ({ page }) => {
          await open(page, "/no-such-page");
          expect(await findings(page)).toEqual([]);
        });
      });
    });

test.describe("axe finds nothing", () => {
  test.use({ expectedErrors: [/./] });

  test("on the error page, and where an image failed", async ({ page }) => {
    await page.route("**/images/scenes/*-card.svg*", (route) => route.abort());
    await open(page, "/");
    await page
      .getByRole("tab", { name: "Commercial" })
      .scrollIntoViewIfNeeded();
    await expect(page.getByText("Failed to load image").first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.route("**/portals.data*", (route) =>
      route.fulfill({ body: "?" }),
    );
    await page
      .locator("header")
      .getByRole("link", { name: "Client portals" })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /Unexpected/,
    );
    expect(await findings(page)).toEqual([]);
  });
});

test("axe finds nothing on the home page without scripts", async ({ page }) => {
  await page.route("**/", async (route) => {
    const response = await route.fetch();
    // axe itself needs scripts: only the page's own go.
    const body = (await response.text()).replace(/<script>.*?<\/script>/s, "");
    await route.fulfill({ response, body });
  });
  await page.goto("/");
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  expect(await findings(page)).toEqual([]);
});
