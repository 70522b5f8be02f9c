import type { Page } from "@playwright/test";
import { businessHours } from "#content/business-hours.ts";
import { claim } from "#content/forms/claim.ts";
import { site } from "#content/site.ts";
import { openOn, opensAfter } from "#forms/business-clock.ts";
import { expect, open, test } from "./test.ts";

/** The first day from this one on which the office is open, whatever hours it has. */
const { opens, closes } = openOn(
  opensAfter(new Date(`${businessHours.holidays[0]}T00:00Z`))!
    .toISOString()
    .slice(0, 10),
)!;
const minutes = (count: number, from: Date) =>
  new Date(from.getTime() + count * 60_000);

const office = (page: Page, state: string) =>
  expect(page.locator("html")).toHaveAttribute("data-office", state);

test("an open page says when the office closes", async ({ page }) => {
  await page.clock.install({ time: minutes(-20, closes) });
  await page.goto("/about");
  await office(page, "open");
  await page.clock.fastForward("19:00");
  await office(page, "open");
  await page.clock.fastForward("01:01");
  await office(page, "closed");
  // As after a night of sleep: timers have stopped, and no event tells the page.
  await page.clock.setSystemTime(opensAfter(minutes(1, closes))!);
  await page.clock.runFor("01:01");
  await office(page, "open");
});

test("a page is right when the visitor comes back", async ({ page }) => {
  for (const event of ["pageshow", "visibilitychange"]) {
    await page.clock.setFixedTime(minutes(60, opens));
    await page.goto("/about");
    await office(page, "open");
    await page.clock.setFixedTime(minutes(60, closes));
    await page.evaluate((name) => dispatchEvent(new Event(name)), event);
    await office(page, "closed");
  }
});

for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("goes by the office's time", async ({ page }) => {
      for (const [time, state] of [
        [minutes(-1, opens), "closed"],
        [opens, "open"],
        [minutes(-1, closes), "open"],
        [closes, "closed"],
      ] as const) {
        await page.clock.setFixedTime(time);
        await page.goto("/about");
        await office(page, state);
      }
      // A clock that is years off says neither.
      await page.clock.setFixedTime("2009-06-02T16:00:00Z");
      await open(page, "/about");
      await expect(page.locator("html[data-office]")).toHaveCount(0);
    });
  });

test("the number keeps the focus when the office closes", async ({ page }) => {
  await page.clock.install({ time: minutes(-1, closes) });
  await page.goto(claim.page);
  await office(page, "open");
  const number = page
    .locator(`main a[href="tel:${site.phone.e164}"]:visible`)
    .first();
  await number.focus();
  await page.clock.fastForward("01:01");
  await office(page, "closed");
  await expect(number).toBeFocused();
  await expect(number).toBeVisible();
  await number.blur();
  await expect(number).toBeHidden();
});
