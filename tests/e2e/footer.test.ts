import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const footer = (page: Page) => page.getByRole("navigation", { name: "Footer" });
const groups = ["Commercial", "Personal", "Services", "Portals", "Company"];

test("at 1024 px the footer's sections are folded and open one at a time", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, "/");
  const toggle = (name: string) => footer(page).getByRole("button", { name });
  await expect(footer(page).getByRole("button")).toHaveCount(groups.length);
  await expect(footer(page).getByRole("link")).toHaveCount(0);

  await toggle("Personal").click();
  await expect(toggle("Personal")).toHaveAttribute("aria-expanded", "true");
  await expect(footer(page).getByRole("link")).toHaveCount(9);

  await toggle("Commercial").click();
  await expect(toggle("Personal")).toHaveAttribute("aria-expanded", "false");
  await expect(toggle("Commercial")).toHaveAttribute("aria-expanded", "true");
  await expect(footer(page).getByRole("link")).toHaveCount(14);

  await toggle("Commercial").click();
  await expect(toggle("Commercial")).toHaveAttribute("aria-expanded", "false");
  await expect(footer(page).getByRole("link")).toHaveCount(0);
});

test("at 1025 px every section of the footer is open, under headings that are no buttons", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1025, height: 900 });
  await open(page, "/");
  await expect(footer(page).getByRole("button")).toHaveCount(0);
  for (const name of groups)
    await expect(footer(page).getByRole("heading", { name })).toBeVisible();
  await expect(
    footer(page).getByRole("heading", { name: "Commercial" }).locator("~ ul a"),
  ).toHaveCount(14);
  for (const link of await footer(page).locator("a").all())
    await expect(link).toBeVisible();
});

test("a section of the footer opens from the keyboard, and the focus goes on into it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await open(page, "/");
  await footer(page).getByRole("button", { name: "Portals" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(
    footer(page).getByRole("link", { name: "Booking Scheduler" }),
  ).toBeFocused();
});
