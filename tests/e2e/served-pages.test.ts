import { uiIn } from "#app/content/languages.ts";
import { allPages, pageAt } from "#app/content/pages.ts";
import { newTab } from "#content/ui/new-tab.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { warn } from "../warnings.ts";
import { expect, test } from "./test.ts";
import { allAddresses } from "./page-kinds.ts";
import { firstLanguage } from "#words/first-language.ts";

/** What its language has around every page. */
function wordsOf(path: string) {
  const { language } = pageAt(path)!;
  const { main, footer } = uiIn(language, siteLayout);
  return {
    lang: language === firstLanguage ? "en-US" : language,
    main,
    footer,
    newTab: uiIn(language, newTab).notice,
  };
}

/** The names of English pages by their paths. */
const english: Record<string, string | undefined> = Object.fromEntries(
  allPages()
    .filter(({ language }) => language === firstLanguage)
    .map(({ path, name }) => [path, name]),
);

// The HTML of every page, before any script. The browser reads all of it in one call, because a call for each page
// costs more than the reading.
test("every page is served well made", async ({ page, baseURL }) => {
  const answers = new Map<string, { status: number; html: string }>();
  const read = async (path: string) => {
    const answer = await fetch(baseURL + path, { redirect: "manual" });
    answers.set(path, { status: answer.status, html: await answer.text() });
  };
  for (const path of allAddresses) await read(path);

  const served = await page.evaluate(
    ([sources, englishNames]) =>
      sources.map(([path, html, words]) => {
        const document = new DOMParser().parseFromString(html, "text/html");
        const all = (selector: string) => [
          ...document.querySelectorAll<HTMLElement>(selector),
        ];
        const addresses = (selector: string) =>
          all(selector).map((link) => link.getAttribute("href") ?? "");
        // Without scripts, a form's button is next to Contact Us on pages with a form. Some pages have a link to their
        // translation.
        const outside = all(
          ":is(a[href], button, summary):not(main *, form *, [hreflang])",
        );
        const skip = outside[0]?.getAttribute("href") ?? "";
        const levels = all("main :is(h1, h2, h3, h4)").map((heading) =>
          Number(heading.tagName[1]),
        );
        const description =
          document.querySelector<HTMLMetaElement>("meta[name=description]")
            ?.content ?? "";
        const main = document.getElementById("main");
        const names = all("nav").map(
          (nav) => nav.ariaLabel ?? nav.getAttribute("aria-labelledby"),
        );
        const marked = addresses("a[aria-current=page]");
        const own = addresses(
          `:is([aria-label="${words.main}"], [aria-label="${words.footer}"]) a[href="${path}"]`,
        );
        // The sidebar is the whole page of an application.
        const isBare = path === "/onboarding";
        const faults = {
          "other than one h1":
            levels.filter((level) => level === 1).length !== 1,
          "a skipped heading level": levels.some(
            (level, index) => level > (levels[index - 1] ?? 0) + 1,
          ),
          "a title over 60 characters": document.title.length > 60,
          "a description not of 70 to 160 characters":
            description.length < 70 || description.length > 160,
          "no language": document.documentElement.lang !== words.lang,
          "no main or footer navigation":
            !isBare &&
            !(names.includes(words.main) && names.includes(words.footer)),
          "another page marked as current": marked.some(
            (href) => href.split("?")[0] !== path,
          ),
          "its own link not marked": marked.length < own.length,
          // Links to English pages have it as their language, and their names too.
          "a link to an English page unmarked":
            words.lang !== "en-US" &&
            all("[href]").some((link) => {
              const to = link.getAttribute("href")!.split(/[?#]/)[0]!;
              const isNamed = link.textContent.trim() === englishNames[to];
              return (
                to in englishNames &&
                !link.closest("[aria-hidden=true]") &&
                (["", words.lang].includes(
                  link.getAttribute("hreflang") ?? "",
                ) ||
                  (isNamed &&
                    link.closest<HTMLElement>("[lang]")!.lang === words.lang))
              );
            }),
          "no skip link first":
            !isBare &&
            !(skip === "#main" && main?.matches("main[tabindex='-1']")),
          "a link to another site in the same tab, or a new tab unannounced":
            all("a[href]").some((link) =>
              link.matches("[target=_blank]")
                ? !(
                    link.matches("[rel~=noopener]") &&
                    link.textContent.includes(words.newTab)
                  )
                : /^https?:/.test(link.getAttribute("href")!),
            ),
        };
        return {
          path,
          lang: words.lang,
          faults: Object.entries(faults).flatMap(([fault, holds]) =>
            holds ? [`${path}: ${fault}`] : [],
          ),
          order: isBare
            ? undefined
            : outside
                .map(({ tagName, textContent }) => `${tagName} ${textContent}`)
                .join("\n"),
          words: document.querySelector("meta[name=robots][content=noindex]")
            ? []
            : [document.title, description],
          links: addresses("a[href^='/'], a[href^='#']"),
        };
      }),
    [
      [...answers].map(
        ([path, { html }]) => [path, html, wordsOf(path)] as const,
      ),
      english,
    ] as const,
  );
  expect(served).toHaveLength(allAddresses.length);
  expect(served.flatMap(({ faults }) => faults)).toEqual([]);

  // Menus and contact links are in the same order on all of them.
  const orders = new Map(
    served.flatMap(({ order, path, lang }) =>
      order ? [[order, { path, lang }]] : [],
    ),
  );
  const languages = [...orders.values()].map(({ lang }) => lang);
  expect(languages).toEqual([...new Set(languages)]);

  const seen = new Map<string, string>();
  for (const { path, words } of served)
    for (const one of words) {
      const other = seen.get(one);
      if (other) warn(`${path} and ${other} share 1 text in search results`);
      seen.set(one, path);
    }

  // No link is broken.
  const targets = new Map(
    served.flatMap(({ path, links }) =>
      links.map((link) => [link.startsWith("#") ? path + link : link, path]),
    ),
  );
  expect(targets.size).toBeGreaterThan(0);
  const broken: string[] = [];
  for (const [link, from] of targets) {
    const [address = "", fragment] = link.split("#");
    if (!answers.has(address)) await read(address);
    const { status, html } = answers.get(address)!;
    if (status !== 200) broken.push(`${link} on ${from}: ${status}`);
    else if (fragment && !html.includes(`id="${fragment}"`))
      broken.push(`${link} on ${from}: no such part`);
  }
  expect(broken).toEqual([]);
});
