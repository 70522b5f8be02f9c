import { walk } from "./focus-faults.ts";
import { controls } from "./controls.ts";
import { expect, laptop, open, phone, test, longIf } from "./test.ts";

for (const size of [phone, laptop])
  test(
    `Tab reaches only visible elements, to the end and back (${size.width} px)`,
    longIf(size === laptop),
    async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, "/");
      const forth = await walk(page, "Tab");
      expect(forth.filter(({ fault }) => fault)).toEqual([]);
      expect(forth.length).toBeGreaterThan(30);
      // Otherwise there is a trap.
      expect(forth.length).toBeLessThan(250);

      await page.locator("a:visible").last().focus();
      const back = await walk(page, "Shift+Tab", "body", forth.length - 1);
      expect(back.filter(({ fault }) => fault)).toEqual([]);
      expect(back.map(({ name }) => name).toReversed()).toEqual(
        forth.slice(0, -1).map(({ name }) => name),
      );
    },
  );

test("the arrow keys scroll the carousel's slides", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const track = page
    .getByRole("group", { name: controls.reviews })
    .locator("ul")
    .first();
  await track.focus();
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(() => track.evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(100);
});
