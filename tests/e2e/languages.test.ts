import { allPages, pageAt } from "#app/content/pages.ts";
import { site } from "#content/site.ts";
import { expect, hydrate, test } from "./test.ts";
import { firstLanguage } from "#words/first-language.ts";

/** A page in another language with the contact form. */
const first = allPages().find(
  ({ kind, language }) => kind === "home" && language !== firstLanguage,
)!;
const other = allPages().find(
  ({ kind, language }) => kind === "personal" && language === first.language,
)!;

test("a page and its translation link to each other, for visitors and search engines, and the language stays through a form", async ({
  page,
}) => {
  const english = pageAt(other.translations[firstLanguage]!)!;
  for (const [from, to] of [
    [english, other],
    [other, english],
  ] as const) {
    await page.goto(from.path);
    for (const { language, path } of [english, other])
      await expect(
        page.locator(`link[rel=alternate][hreflang=${language}]`),
      ).toHaveAttribute("href", site.origin + path);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      site.origin + from.path,
    );
    await hydrate(page);
    await expect(page.locator("html")).toHaveAttribute(
      "lang",
      from.language === firstLanguage ? "en-US" : from.language,
    );
    await page.getByRole("banner").locator(`a[lang=${to.language}]`).click();
    await expect(page).toHaveURL(to.path);
  }

  await page.goto(other.path);
  await hydrate(page);
  // A move within the language keeps it; the form answers in it.
  await page.getByRole("banner").locator(`a[href="${first.path}"]`).click();
  await expect(page).toHaveURL(first.path);
  await expect(page.locator("html")).toHaveAttribute("lang", first.language);
  await hydrate(page);
  const form = page.locator(`form[action="/api/${first.language}/contact"]`);
  await form.getByRole("textbox").first().focus();
  await form.getByRole("button").last().click();
  await expect(
    form.getByRole("alert").or(form.locator("[aria-invalid=true]")).first(),
  ).toBeVisible();
});
