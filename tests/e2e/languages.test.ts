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

test("on every page in another language, links and names of English pages are marked as English", async ({
  page,
  request,
}) => {
  const own = allPages().filter(({ language }) => language === first.language);
  const english = allPages()
    .filter(({ language }) => language === firstLanguage)
    .map(({ path, name }) => [path, name] as const);
  for (const { path } of own) {
    const html = await (await request.get(path)).text();
    // Opened one by one, the pages would take a minute.
    const marks = await page.evaluate(
      ([text, pages]) => {
        const names = new Map(pages);
        const document = new DOMParser().parseFromString(text, "text/html");
        const { lang: language } = document.documentElement;
        const isWrong = (link: HTMLAnchorElement) => {
          const to = link.getAttribute("href")!.split(/[?#]/)[0]!;
          const isNamed = link.textContent.trim() === names.get(to);
          const lang = link.closest("[lang]")!.getAttribute("lang");
          return (
            names.has(to) &&
            (["", language].includes(link.hreflang) ||
              (isNamed && lang === language))
          );
        };
        const links = [
          ...document.querySelectorAll<HTMLAnchorElement>("[href]"),
        ].filter((link) => !link.closest("[aria-hidden=true]"));
        return {
          language,
          faults: links.filter(isWrong).map(({ outerHTML }) => outerHTML),
          others: links
            .filter(({ lang }) => lang && lang !== language)
            .filter((link) => link.closest("header"))
            .map(({ hreflang }) => hreflang),
        };
      },
      [html, english] as const,
    );
    expect(marks, path).toEqual({
      language: first.language,
      faults: [],
      others: [firstLanguage],
    });
  }
  expect(own.length).toBeGreaterThan(0);
});
