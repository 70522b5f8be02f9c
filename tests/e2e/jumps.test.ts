import type { Page } from "@playwright/test";
import { controls } from "./controls.ts";
import { fillIn } from "#words/fill-in.ts";
import { contactSubject } from "#content/ui/contact-subject.ts";
import { aCoveragePage, aPersonalPage, aService } from "./page-kinds.ts";
import { expect, hydrate, open, scrollTo, test } from "./test.ts";

/** Contact Us in the header. */
const link = (page: Page) =>
  page.locator("header").getByRole("link", { name: controls.contact });
const heading = (page: Page) => page.locator("#contact-title");
const message = (page: Page) => page.locator("#contact textarea[name=message]");

test("Contact Us scrolls to the contact section and focuses its heading, each time, also from a page without it", async ({
  page,
}) => {
  await open(page, "/portals");
  for (const _ of ["from elsewhere", "on its page", "again"]) {
    await link(page).click();
    await expect(page).toHaveURL("/#contact");
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    const header = (await page.locator("header").boundingBox())!;
    const { y } = (await heading(page).boundingBox())!;
    expect(y).toBeGreaterThanOrEqual(header.y + header.height);
    await hydrate(page);
    await scrollTo(page, 0);
    await page.locator("main a").first().focus();
  }
});

const about = [aPersonalPage, aCoveragePage, aService, "/texas/nonrenewed"];

for (const [javaScriptEnabled, paths] of [
  [true, about],
  // The server begins all of them in the same way.
  [false, about.slice(0, 1)],
] as const)
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("Contact Us on a page about a coverage begins a message about it", async ({
      page,
    }) => {
      const begin = fillIn(contactSubject.about, { subject: "" });
      for (const path of paths) {
        await page.goto(path);
        if (javaScriptEnabled) await hydrate(page);
        const title = await page.title();
        await link(page).click();
        await expect(page).toHaveURL(`/?about=${path}#contact`);
        await expect(heading(page)).toBeInViewport();
        const begun = RegExp(`^${begin}(\\w+).*\\n\\n$`);
        await expect(message(page)).toHaveValue(begun);
        // The first word of the page's name is in its title.
        const [, name] = begun.exec(await message(page).inputValue())!;
        expect(title).toContain(name);
      }
    });
  });

test("a made-up subject begins no message", async ({ page }) => {
  await open(page, "/?about=/personal/volcano-insurance#contact");
  await expect(message(page)).toHaveValue("");
});
