import type { Page } from "@playwright/test";
import { aboutPage } from "#content/ui/about-page.ts";
import { about } from "#content/about.ts";
import { people } from "#content/people.ts";
import { controls } from "./controls.ts";
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

// One visit for all that shows on arrival.
test("/about has its sections in order, a name for each membership, and one round of logos for screen readers", async ({
  page,
}) => {
  await open(page, "/about");
  await expect
    .soft(page.getByRole("main").getByRole("heading", { level: 2 }))
    .toHaveText([
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

  await expect
    .soft(
      page
        .getByRole("region", { name: about.memberships.title })
        .getByRole("listitem"),
    )
    .toHaveText(about.memberships.marks.map(({ name }) => name));

  await expect.soft(track(page)).toHaveCount(1);
  const copy = scroller(page).locator("ul[aria-hidden=true]");
  await expect.soft(copy.locator("svg:not([aria-hidden])")).toHaveCount(0);
  await expect.soft(copy.locator("a, button, [tabindex]")).toHaveCount(0);
});

test("the logos take 20 s a round at 767 px and 25 s at 768 px", async ({
  page,
}) => {
  await open(page, "/about");
  for (const [width, duration] of [
    [767, "20s"],
    [768, "25s"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await animation(page)).toEqual({ duration, state: "running" });
  }
});

test("the logos stop under the pointer, while their button has the keyboard focus, and by it", async ({
  page,
}) => {
  await open(page, "/about");
  await test.step("under the pointer", async () => {
    await scroller(page).scrollIntoViewIfNeeded();
    const box = (await track(page).boundingBox())!;
    await page.mouse.move(200, box.y + box.height / 2);
    expect.soft((await animation(page)).state).toBe("paused");
    await page.mouse.move(2, 2);
    expect.soft((await animation(page)).state).toBe("running");
  });

  await test.step("while the keyboard focus is on their button", async () => {
    await page.getByRole("link", { name: aboutPage.team }).focus();
    await page.keyboard.press("Tab");
    await expect(scroller(page).getByRole("button")).toBeFocused();
    expect.soft((await animation(page)).state).toBe("paused");
    await page.keyboard.press("Tab");
    expect.soft((await animation(page)).state).toBe("running");
  });

  await test.step("by Pause, and Play starts them, with the keyboard too", async () => {
    await scroller(page).getByRole("button", { name: controls.pause }).click();
    await page.mouse.move(2, 2);
    expect.soft((await animation(page)).state).toBe("paused");
    await page.keyboard.press("Enter");
    await expect(
      scroller(page).getByRole("button", { name: controls.pause }),
    ).toBeFocused();
    expect.soft((await animation(page)).state).toBe("running");
  });
});

test("a click on Pause before React is there is not lost", async ({ page }) => {
  await page.goto("/about");
  await scroller(page).getByRole("button", { name: controls.pause }).click();
  await hydrate(page);
  await expect(
    scroller(page).getByRole("button", { name: controls.play }),
  ).toBeVisible();
  expect((await animation(page)).state).toBe("paused");
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
      page.getByRole("region", { name: controls.team }).getByRole("heading", {
        level: 3,
      }),
    ).toHaveCount(people.length);
  });
});
