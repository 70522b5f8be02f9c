import { home } from "#content/home.ts";
import { people } from "#content/people.ts";
import { controls } from "./controls.ts";
import { expect, open, test } from "./test.ts";

const { tabs } = home.specialties;

test("one tab is chosen at a time, by click and by the keys of the APG pattern", async ({
  page,
}) => {
  await open(page, "/");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab(tabs.personal).click();
  await expect(tab(tabs.personal)).toHaveAttribute("aria-selected", "true");
  await expect(tab(tabs.commercial)).toHaveAttribute("aria-selected", "false");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  for (const [key, chosen] of [
    ["ArrowRight", tabs.services],
    ["ArrowRight", tabs.commercial],
    ["ArrowLeft", tabs.services],
    ["Home", tabs.commercial],
    ["End", tabs.services],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(chosen)).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: chosen })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
  }
});

test("the team shows three at a time, and Load Less goes back to the first three", async ({
  page,
}) => {
  test.skip(people.length <= 3, "all show");
  await open(page, "/about");
  const team = page.getByRole("region", { name: controls.team });
  const names = team.getByRole("heading", { level: 3 });
  const button = (name: string) => team.getByRole("button", { name });
  await expect(names).toHaveCount(3);
  await expect(button(controls.lessPeople)).toBeHidden();
  await button(controls.morePeople).click();
  await expect(names).toHaveCount(Math.min(people.length, 6));
  await expect(names.nth(3)).toBeFocused();
  await expect(button(controls.morePeople)).toBeVisible({
    visible: people.length > 6,
  });
  await button(controls.lessPeople).click();
  await expect(names).toHaveCount(3);
  await expect(names.first()).toBeFocused();
  await expect(button(controls.morePeople)).toBeVisible();
});
