import type { Page } from "@playwright/test";
import { about } from "#content/about.ts";
import { people } from "#content/people.ts";
import { expect, hydrate, open, test } from "./test.ts";

const scroller = (page: Page) =>
  page.getByRole("region", { name: about.trustedBy.title });
const track = (page: Page) => scroller(page).getByRole("list");

function animation(page: Page) {
  return track(page).evaluate((list) => {
    const { animationDuration, animationPlayState } = getComputedStyle(list);
    return { duration: animationDuration, state: animationPlayState };
  });
}

test("the sections of /about are in order", async ({ page }) => {
  await open(page, "/about");
  await expect(
    page.getByRole("main").getByRole("heading", { level: 2 }),
  ).toHaveText([
    about.trustedBy.title,
    about.approach.title,
    about.tools.title,
    about.memberships.title,
    about.insight.title,
    about.family.title,
    /team/,
    about.careers.title,
    /./,
  ]);
});

test("/about shows each membership with its name", async ({ page }) => {
  await open(page, "/about");
  const marks = page
    .getByRole("region", { name: about.memberships.title })
    .getByRole("img");
  await expect(marks).toHaveCount(about.memberships.marks.length);
  const names = await marks.evaluateAll((images) =>
    images.map((image) => image.getAttribute("aria-label")),
  );
  expect(new Set(names).size).toBe(names.length);
});

test("Contact Us on /about stays on the page", async ({ page }) => {
  await open(page, "/about");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Contact Us" })
    .click();
  await expect(page).toHaveURL("/about#contact");
});

for (const [width, duration] of [
  [767, "20s"],
  [768, "25s"],
] as const)
  test(`the logos take ${duration} a round at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/about");
    expect(await animation(page)).toEqual({ duration, state: "running" });
  });

test("the logos stop under the pointer and move on after it", async ({
  page,
}) => {
  await open(page, "/about");
  const list = track(page);
  await scroller(page).scrollIntoViewIfNeeded();
  const box = (await list.boundingBox())!;
  await page.mouse.move(200, box.y + box.height / 2);
  expect((await animation(page)).state).toBe("paused");
  await page.mouse.move(2, 2);
  expect((await animation(page)).state).toBe("running");
});

test("Pause stops the logos and Play starts them, with the keyboard too", async ({
  page,
}) => {
  await open(page, "/about");
  await scroller(page).getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(2, 2);
  expect((await animation(page)).state).toBe("paused");
  await page.keyboard.press("Enter");
  await expect(
    scroller(page).getByRole("button", { name: "Pause" }),
  ).toBeFocused();
  expect((await animation(page)).state).toBe("running");
});

test("the logos stop while the keyboard focus is on their button", async ({
  page,
}) => {
  await open(page, "/about");
  const button = scroller(page).getByRole("button");
  await page.getByRole("link", { name: "Meet the team" }).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  expect((await animation(page)).state).toBe("paused");
  await page.keyboard.press("Tab");
  expect((await animation(page)).state).toBe("running");
});

test("a click on Pause before React is there is not lost", async ({ page }) => {
  await page.goto("/about");
  await scroller(page).getByRole("button", { name: "Pause" }).click();
  await hydrate(page);
  await expect(
    scroller(page).getByRole("button", { name: "Play" }),
  ).toBeVisible();
  expect((await animation(page)).state).toBe("paused");
});

test("the second round of the logos is hidden from screen readers", async ({
  page,
}) => {
  await open(page, "/about");
  await expect(track(page)).toHaveCount(1);
  const copy = scroller(page).locator("ul[aria-hidden=true]");
  await expect(copy.locator("svg:not([aria-hidden])")).toHaveCount(0);
  await expect(copy.locator("a, button, [tabindex]")).toHaveCount(0);
});

/** The logos in rows: all are on the page, none moves, none is there twice. */
async function expectRows(page: Page) {
  await expect(scroller(page).getByRole("button")).toBeHidden();
  await expect(scroller(page).locator("ul[aria-hidden=true]")).toBeHidden();
  expect((await animation(page)).duration).toBe("0s");
  const { right, left } = await scroller(page).evaluate((region) => {
    const boxes = [...region.querySelectorAll("ul:not([aria-hidden]) svg")].map(
      (image) => image.getBoundingClientRect(),
    );
    return {
      right: Math.max(...boxes.map((box) => box.right)),
      left: Math.min(...boxes.map((box) => box.left)),
    };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(page.viewportSize()!.width);
}

test("with reduced motion the logos are in rows and do not move", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  await expectRows(page);
  expect(
    await scroller(page).evaluate(
      (region) => region.getAnimations({ subtree: true }).length,
    ),
  ).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the logos are in rows and do not move, and the whole team shows", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(scroller(page).getByRole("button")).toBeHidden();
    await expect(scroller(page).locator("ul[aria-hidden=true]")).toBeHidden();
    await expect(
      page
        .getByRole("region", { name: "Executive team" })
        .getByRole("heading", {
          level: 3,
        }),
    ).toHaveCount(people.length);
  });
});

test("the executive team shows three people, Load More up to three more, Load Less three again", async ({
  page,
}) => {
  await open(page, "/about");
  const team = page.getByRole("region", { name: "Executive team" });
  const names = team.getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(3);
  await team.getByRole("button", { name: "Load More" }).click();
  await expect(names).toHaveCount(Math.min(people.length, 6));
  await expect(names.nth(3)).toBeFocused();
  await expect(team.getByRole("button", { name: "Load More" })).toHaveCount(
    people.length > 6 ? 1 : 0,
  );
  await team.getByRole("button", { name: "Load Less" }).click();
  await expect(names).toHaveCount(3);
  await expect(names.first()).toBeFocused();
  const first = team.getByRole("listitem").first();
  await expect(
    first.getByRole("link", { name: /Schedule a Meeting/ }),
  ).toHaveAttribute("href", "/portals/booking-scheduler");
  await expect(first.getByRole("link", { name: /Email/ })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await expect(
    first.getByRole("link", { name: /LinkedIn.*opens in new tab/ }),
  ).toHaveAttribute("target", "_blank");
});
