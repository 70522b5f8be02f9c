import type { Page } from "@playwright/test";
import { menus } from "#app/layout/menus.ts";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";

const footer = (page: Page) =>
  page.getByRole("navigation", { name: controls.footer });
const groups = menus.footer.map(({ title }) => title);
const [one, other] = menus.footer as [
  (typeof menus.footer)[0],
  (typeof menus.footer)[0],
];

test("at 1024 px the footer's sections are collapsed and open one at a time, and at 1025 px all are open", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, "/");
  const toggle = ({ title }: { title: string }) =>
    footer(page).getByRole("button", { name: title });
  await expect(footer(page).getByRole("button")).toHaveCount(groups.length);
  await expect(footer(page).getByRole("link")).toHaveCount(0);

  await toggle(other).click();
  await expect(toggle(other)).toHaveAttribute("aria-expanded", "true");
  await expect(footer(page).getByRole("link")).toHaveCount(other.items.length);

  await toggle(one).click();
  await expect(toggle(other)).toHaveAttribute("aria-expanded", "false");
  await expect(toggle(one)).toHaveAttribute("aria-expanded", "true");
  await expect(footer(page).getByRole("link")).toHaveCount(one.items.length);

  await toggle(one).click();
  await expect(toggle(one)).toHaveAttribute("aria-expanded", "false");
  await expect(footer(page).getByRole("link")).toHaveCount(0);

  await page.setViewportSize({ width: 1025, height: 900 });
  await expect(footer(page).getByRole("button")).toHaveCount(0);
  await expect(footer(page).getByRole("link")).toHaveCount(
    menus.footer.flatMap(({ items }) => items).length,
  );
});
