import type { Page } from "@playwright/test";
import { exampleTag } from "#content/ui/example-tag.ts";
import { expect, open, still, test } from "./test.ts";

test.use(still);

const pages = [["/personal/flood-insurance", "Waiting period"]] as const;
const result = (page: Page) => page.getByRole("status");

test("the flood tool starts with today in Texas, and the keyboard can use both exceptions", async ({
  page,
}) => {
  // Already the next day in London, and in UTC.
  await page.clock.setFixedTime("2027-02-01T03:00:00Z");
  await open(page, "/personal/flood-insurance");
  const form = page.getByRole("form", { name: "Waiting period" });
  const bought = form.getByLabel("Date of application and payment");
  await expect(bought).toHaveValue("2027-01-31");
  await expect(result(page)).toContainText("Tuesday, March 2, 2027");
  await expect(result(page)).toHaveAttribute("aria-live", "off");

  const reason = form.getByLabel("Why are you buying it?");
  await reason.focus();
  await page.keyboard.press("ArrowDown");
  await expect(result(page)).toHaveAttribute("aria-live", "polite");
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Closing date")).toBeFocused();
  await page.keyboard.type("02102027");
  await expect(result(page)).toContainText("Wednesday, February 10, 2027");

  await reason.focus();
  await page.keyboard.press("ArrowDown");
  await form.getByLabel("new map takes effect").fill("2027-01-01");
  await expect(result(page)).toContainText("Monday, February 1, 2027");
  await bought.fill("");
  await expect(result(page)).toContainText("Enter the date");
});

test("other pages do not load the tools", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open(page, "/personal/auto-insurance");
  await open(page, "/services/commercial-property/loss-control");
  expect(scripts.filter((url) => /flood|rebuild/.test(url))).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each tool's explanation is shown with an example, and its fields are not", async ({
    page,
  }) => {
    for (const [path, name] of pages) {
      await page.goto(path);
      const example = page
        .locator("section", { has: page.locator("form[aria-label]") })
        .getByText(exampleTag.label)
        .or(page.getByText(/^An example: /));
      await expect(example.first(), path).toBeVisible();
      await expect(page.locator(`form[aria-label^="${name}"]`)).toBeHidden();
    }
  });
});
