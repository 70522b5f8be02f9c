import type { Locator, Page } from "@playwright/test";
import { home } from "#content/home.ts";
import { navigation } from "#content/navigation.ts";
import { menus } from "#app/layout/menus.ts";
import { people } from "#content/people.ts";
import { controls, needScripts } from "./controls.ts";
import { button, expect, laptop, phone, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

const toggle = (page: Page) => button(page, controls.menu);
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
  await expect(footer.getByRole("button")).toHaveCount(0);
  for (const { title } of menus.footer)
    await expect(footer.getByRole("heading", { name: title })).toBeVisible();
  const paths = menus.footer.flatMap(({ items }) =>
    items.map(({ path }) => path),
  );
  expect(await visibleLinks(footer)).toEqual(expect.arrayContaining(paths));
}

// One visit for both widths.
test("all tab panels, cards and links of the footer show, and nothing offers to switch or load more", async ({
  page,
}) => {
  await page.setViewportSize(laptop);
  await page.goto("/");
  await expect(page.getByRole("tab")).toHaveCount(0);
  for (const family of ["commercial", "personal", "services"] as const) {
    const links = page.locator(`#${family}-panel`).getByRole("link");
    await expect(links).toHaveCount(navigation.lists[family].length);
  }
  await expectFooter(page);

  await page.setViewportSize(phone);
  const counts = {
    "[role=tabpanel]": 3,
    "details[name=faq]": home.faq.questions.length,
  };
  for (const [part, count] of Object.entries(counts))
    await expect(page.locator(`${part}:visible`)).toHaveCount(count);
  await expect(button(page, needScripts)).toHaveCount(0);
  await expectFooter(page);
  await page.goto("/about");
  await expect(page.locator("#team h3:visible")).toHaveCount(people.length);
});

test("the theme is light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/portals");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(16, 26, 58)");
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
