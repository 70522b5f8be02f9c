import { home } from "#content/home.ts";
import { people } from "#content/people.ts";
import { reportAClaim } from "#content/report-a-claim.ts";
import type { Family } from "#content/sections.ts";
import type { FirstPage } from "#content/types.ts";
import { contentOf, pageHere, pagesIn } from "./languages.ts";
import { allPages, pageAt, pageIn, type Page } from "./pages.ts";
import { atWork, cutawayPicture, heroScene, taskPictures } from "./picture.ts";

/** The data of the first page of another language. */
export function firstPage(url: URL) {
  const page = pageHere(url)!;
  const { language } = page;
  const words = contentOf(page, home) as unknown as FirstPage;
  const { title, ...groups } = words.groups;
  const claims = "/customer-service/claims";
  const { doors } = contentOf({ kind: "reportAClaim", language }, reportAClaim);
  return {
    ...words,
    picture: heroScene(words.picture),
    taskPictures: taskPictures(),
    house: { ...words.house, cutaway: cutawayOf(words.house.page, language) },
    claims: {
      ...words.claims,
      page: claims,
      doors: pageIn(claims, language) ? doors : [],
    },
    members: (words.people ?? []).flatMap((own) => {
      const person = people.find(({ id }) => id === own.id);
      return person
        ? [{ ...person, handles: undefined, ...own, picture: atWork(person) }]
        : [];
    }),
    /** The page whose Contact Us led here. */
    subject: pageAt(url.searchParams.get("about") ?? "")?.name,
    groups: { title, list: grouped(page, groups) },
  };
}

/** The picture with numbers of a page, if the language has that page. */
function cutawayOf(path: string, language: string) {
  const page = pageIn(path, language);
  const content = page && pagesIn(page.kind as Family, language).get(page.slug);
  return page?.scene && cutawayPicture(page.scene, content?.cutaway);
}

function grouped(start: Page, titles: Record<string, string>) {
  return Object.entries(titles).flatMap(([group, title]) => {
    const links = allPages()
      .filter(
        (page) =>
          page.isListed &&
          page.group === group &&
          page.language === start.language &&
          page.path !== start.path,
      )
      .map(({ path, name, heading }) => ({ path, name: name ?? heading! }));
    return links.length > 0 ? [{ title, links }] : [];
  });
}
