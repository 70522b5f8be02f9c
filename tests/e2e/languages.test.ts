import { allPages, pageAt } from "#app/content/pages.ts";
import { site } from "#content/site.ts";
import { expect, hydrate, test } from "./test.ts";
import { firstLanguage } from "#words/first-language.ts";

const other = allPages().find(
  ({ kind, language }) => kind === "personal" && language !== firstLanguage,
)!;

test("a page and its translation link to each other, for visitors and search engines", async ({
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
    await hydrate(page);
    await expect(page.locator("html")).toHaveAttribute(
      "lang",
      from.language === firstLanguage ? "en-US" : from.language,
    );
    await page.getByRole("banner").locator(`a[lang=${to.language}]`).click();
    await expect(page).toHaveURL(to.path);
  }
});

test("a form in another language stays in it when React starts", async ({
  page,
}) => {
  const { language } = other;
  await page.goto(pageAt("/quote")!.translations[language]!);
  const form = page.locator('main form[action^="/api/"]');
  const words = await form.innerText();
  await hydrate(page);
  expect(await form.innerText()).toBe(words);
});
