import type { Page } from "@playwright/test";
import { home } from "#content/home.ts";
import { reportAClaim } from "#content/report-a-claim.ts";
import { claim } from "#content/forms/claim.ts";
import { expect, open, phone, settle, test, wholeBrowser } from "./test.ts";

// The headless shell has no find in page.
test.use({ launchOptions: wholeBrowser });

/** The address that scrolls to these words, as search engines and "Copy link to highlight" write it. */
const toWords = (path: string, words: string) =>
  `${path}#:~:text=${encodeURIComponent(words).replaceAll("-", "%2D")}`;

const question = home.faq.questions.at(-1)!.question;
const { doors } = reportAClaim;
const door = doors.at(-1)!;
const step = door.lists[0]!.steps[0]!.title;

test("a link to words opens a folded question", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(toWords("/", question));
  const found = page.locator("#faq summary", { hasText: question });
  await expect(found).toBeInViewport();
  await settle(page);
  await expect(found).toBeInViewport();
  await expect(page.locator("#faq summary:visible")).toHaveCount(3);
});

test("a link to words opens the steps of a claim", async ({ page }) => {
  await page.goto(toWords(claim.page, step));
  const found = page.getByText(step).first();
  await expect(found).toBeInViewport();
  await settle(page);
  await expect(found).toBeInViewport();
  await page.locator(`main nav a[href="#${doors[0]!.id}"]`).click();
  await expect(page.locator(`#${doors[0]!.id}`)).toBeVisible();
  await expect(page.locator(`#${door.id}`)).toBeHidden();
});

test("what is found opens its tab, after React too", async ({ page }) => {
  await open(page, "/");
  const panel = page.locator("[hidden] > [role=tabpanel]").last();
  const id = (await panel.getAttribute("id"))!;
  await find(page, `#${id}`);
  await expect(page.locator(`[aria-controls=${id}]`)).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.locator("[role=tabpanel]:visible")).toHaveId(id);
  // Folded again by React, it can be found again.
  await page.getByRole("tab").first().click();
  await find(page, `#${id}`);
  await expect(page.locator("[role=tabpanel]:visible")).toHaveId(id);
});

/** Finds the part as the browser does for a jump to it, which works as often as it is hidden. */
async function find(page: Page, part: string): Promise<void> {
  await expect(page.locator(`[hidden=until-found] > ${part}`)).toHaveCount(1);
  await page.evaluate((hash) => {
    location.hash = "";
    location.hash = hash;
  }, part);
}
