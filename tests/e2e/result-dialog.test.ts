import type { Locator, Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { fillForm } from "./leads.ts";
import { expect, longIf, open, still, test } from "./test.ts";

test.use(still);

/** Sends a message and returns the dialog with the result. */
async function send(page: Page, status: 201 | 502): Promise<Locator> {
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status, json: { reference: "SR-234567" } }),
  );
  await open(page, "/");
  await fillForm(page);
  await page.getByRole("button", { name: controls.send }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  return page.getByRole("dialog");
}

for (const [result, status] of [
  ["sent", 201],
  ["not sent", 502],
] as const)
  test.describe("zoomed to 400%", () => {
    test.use({
      viewport: { width: 320, height: 256 },
      expectedErrors: [/status of 502/],
    });

    test(
      `the whole result dialog is readable (${result})`,
      longIf(status === 201),
      async ({ page }) => {
        const dialog = await send(page, status);
        const box = (await dialog.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(320);
        expect(box.y + box.height).toBeLessThanOrEqual(256);

        const at = await dialog.evaluate((element) => {
          element.scrollTop = 0;
          const [frame, close, words] = [
            element,
            element.querySelector("button")!,
            element.querySelector("h2")!,
          ].map((part) => part.getBoundingClientRect());
          return {
            sideways: element.scrollWidth - element.clientWidth,
            firstWord: words!.top - frame!.top,
            underCloseIcon: words!.top < close!.bottom,
          };
        });
        expect(at.sideways).toBe(0);
        expect(at.firstWord).toBeGreaterThanOrEqual(0);
        expect(at.underCloseIcon).toBe(false);
        const last = dialog.locator("[data-autofocus]");
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport({ ratio: 1 });
      },
    );
  });
