import { controls } from "./controls.ts";
import { fillIn } from "#words/fill-in.ts";
import { contactSubject } from "#content/ui/contact-subject.ts";
import { aCoveragePage, aPersonalPage, aService } from "./page-kinds.ts";
import { expect, hydrate, open, scrollTo, test } from "./test.ts";

test("Contact Us scrolls to the contact section of the page and focuses its heading, each time", async ({
  page,
}) => {
  await open(page, "/");
  const heading = page.locator("#contact-title");
  for (const _ of ["first", "second"]) {
    await page
      .locator("header")
      .getByRole("link", { name: controls.contact })
      .click();
    await expect(page).toHaveURL("/#contact");
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await scrollTo(page, 0);
    await page.locator("main a").first().focus();
  }
});

test("Contact Us on a page without a contact section goes to that of the home page", async ({
  page,
}) => {
  await open(page, "/portals");
  await page
    .locator("header")
    .getByRole("link", { name: controls.contact })
    .click();
  await expect(page).toHaveURL("/#contact");
  await expect(page.locator("#contact-title")).toBeFocused();
  await expect(page.locator("#contact-title")).toBeInViewport();
  const header = (await page.locator("header").boundingBox())!;
  const title = (await page.locator("#contact-title").boundingBox())!;
  expect(title.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test.describe("Contact Us on a page about a coverage", () => {
  const begin = fillIn(contactSubject.about, { subject: "" });
  const about = [aPersonalPage, aCoveragePage, aService, "/texas/nonrenewed"];

  for (const [javaScriptEnabled, paths] of [
    [true, about],
    // The server begins all of them in the same way.
    [false, about.slice(0, 1)],
  ] as const)
    test.describe(javaScriptEnabled ? "with scripts" : "without", () => {
      test.use({ javaScriptEnabled });

      test("begins a message about it", async ({ page }) => {
        for (const path of paths) {
          await page.goto(path);
          if (javaScriptEnabled) await hydrate(page);
          const title = await page.title();
          await page
            .locator("header")
            .getByRole("link", { name: controls.contact })
            .click();
          await expect(page).toHaveURL(`/?about=${path}#contact`);
          await expect
            .soft(page.locator("#contact-title"), path)
            .toBeInViewport();
          const message = page.locator("#contact textarea[name=message]");
          await expect
            .soft(message, path)
            .toHaveValue(RegExp(`^${begin}.+\\n\\n$`));
          // The first word of the page's name is in its title.
          const [, name = ""] = RegExp(`^${begin}(\\w+)`).exec(
            await message.inputValue(),
          )!;
          expect.soft(title).toContain(name);
        }
      });
    });

  test("a made-up subject begins no message", async ({ page }) => {
    await open(page, "/?about=/personal/volcano-insurance#contact");
    await expect(page.locator("#contact textarea[name=message]")).toHaveValue(
      "",
    );
  });
});
