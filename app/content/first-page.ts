import { home } from "#content/home.ts";
import { contentOf, pageHere } from "./languages.ts";
import { allPages, pageAt, type Page } from "./pages.ts";
import { heroScene, taskPictures } from "./picture.ts";
import { firstLanguage } from "#words/first-language.ts";

/** The words of content/es/home.yaml, which is shorter than that of English. */
type FirstPage = {
  name: string;
  title: string;
  description: string;
  hero: { title: string; subtitle?: string; description: string };
  picture: string;
  here: string;
  elsewhere: string;
  elsewhereText: string;
  notice: string;
  /** The titles of the groups of pages, in their order. */
  groups: Readonly<Record<Page["group"], string>>;
};

/** The data of the first page of another language. */
export function firstPage(url: URL) {
  const page = pageHere(url)!;
  const { language } = page;
  const words = contentOf(page, home) as unknown as FirstPage;
  const listed = allPages().filter(
    (one) => one.isListed && one.path !== page.path && one.path !== "/",
  );
  const pages = listed.filter((one) => one.language === language);
  const others = listed.filter(
    (one) => one.language === firstLanguage && !one.translations[language],
  );
  return {
    ...words,
    picture: heroScene(words.picture),
    taskPictures: taskPictures(),
    /** The page whose Contact Us led here. */
    subject: pageAt(url.searchParams.get("about") ?? "")?.name,
    pages: grouped(pages, words.groups),
    others: grouped(others, words.groups),
  };
}

function grouped(pages: readonly Page[], titles: FirstPage["groups"]) {
  return Object.entries(titles).flatMap(([group, title]) => {
    const links = pages
      .filter((page) => page.group === group)
      .map(({ path, name, heading }) => ({ path, name: name ?? heading! }));
    return links.length > 0 ? [{ title, links }] : [];
  });
}
