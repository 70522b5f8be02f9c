import type { Locator, Page } from "@playwright/test";
import { home } from "#content/home.ts";
import { menus } from "#app/layout/menus.ts";
import { people } from "#content/people.ts";
import { controls, needScripts } from "./controls.ts";
import { expect, laptop, phone, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

/** How many cards each family of the specialties has: as many as its menu group. */
const cards = Object.entries(home.specialties.tabs).map(
  ([family, title]) =>
    [
      family,
      menus.footer.find((group) => group.title === title)!.items.length,
    ] as const,
);

const toggle = (page: Page) =>
  page.getByRole("button", { name: controls.menu });
const drawer = (page: Page) =>
  page.getByRole("dialog", { name: controls.menu });

/** Where the visible links in a part of the page lead to: one call, because a call for each takes seconds. */
const visibleLinks = (part: Locator) =>
  part
    .locator("a")
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility())
        .map((link) => link.getAttribute("href")),
    );

test("every page of the menu can be reached through the drawer, whose sections unfold one at a time", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await toggle(page).click();
  const found = new Set(await visibleLinks(drawer(page)));
  for (const summary of await drawer(page).locator("summary").all()) {
    await summary.click();
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);
    for (const path of await visibleLinks(drawer(page))) found.add(path);
  }
  const paths = menus.drawer.flatMap(
    ({ path, items }) => items?.map((item) => item.path) ?? [path],
  );
  expect(paths.filter((path) => !found.has(path))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await toggle(page).click();
  await drawer(page).getByRole("button", { name: controls.close }).click();
  await expect(drawer(page)).toBeHidden();
});

async function expectFooter(page: Page) {
  const footer = page.getByRole("navigation", { name: controls.footer });
  await expect.soft(footer.getByRole("button")).toHaveCount(0);
  for (const { title } of menus.footer)
    await expect
      .soft(footer.getByRole("heading", { name: title }))
      .toBeVisible();
  expect
    .soft(await visibleLinks(footer))
    .toEqual(
      expect.arrayContaining(
        menus.footer.flatMap(({ items }) => items.map(({ path }) => path)),
      ),
    );
}

// One visit for both widths.
test("all tab panels, cards and links of the footer show, and nothing offers to switch or load more", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto("/");
  await test.step("on a laptop, each panel under its heading", async () => {
    await expect.soft(page.getByRole("tab")).toHaveCount(0);
    for (const [family, count] of cards) {
      const panel = page.locator(`#${family}-panel`);
      await expect.soft(panel.locator("h3").first()).toBeVisible();
      await expect.soft(panel.getByRole("link")).toHaveCount(count);
    }
    await expectFooter(page);
  });

  await page.setViewportSize(phone);
  await test.step("on a phone", async () => {
    await expect.soft(page.locator("[role=tabpanel]:visible")).toHaveCount(3);
    await expect
      .soft(page.locator('details[name="faq"]:visible'))
      .toHaveCount(home.faq.questions.length);
    await expect
      .soft(page.locator("#team h3:visible"))
      .toHaveCount(people.length);
    await expect
      .soft(page.getByRole("button", { name: needScripts }))
      .toHaveCount(0);
    await expectFooter(page);
  });
});

test("the theme is light, Contact Us links to the form, and nothing offers what needs a script", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(16, 26, 58)");
  await page
    .locator("header")
    .getByRole("link", { name: controls.contact })
    .click();
  await expect(page).toHaveURL("/#contact");
  await expect(page.locator("#contact-title")).toBeInViewport();
});

test("Contact Us in the drawer closes it over the form, each time", async ({
  page,
}) => {
  await page.goto("/about");
  for (const _ of ["once", "again"]) {
    await toggle(page).click();
    await drawer(page)
      .locator(":is(a, button):visible", { hasText: controls.contact })
      .click();
    await expect(page).toHaveURL("/#contact");
    await expect(drawer(page)).toBeHidden();
    await expect(page.locator("#contact-title")).toBeInViewport();
  }
});
