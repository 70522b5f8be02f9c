import { navigation } from "#content/navigation.ts";
import { allPages, pageAt, pageIn, type Page } from "./pages.ts";
import { photograph, scene, type Picture } from "./picture.ts";
import { firstLanguage } from "#words/first-language.ts";

/** A card that links to a page. */
export type FamilyCard = {
  id: string;
  title: string;
  summary: string;
  path: string;
  picture: Picture;
};

/** Cards of the pages in a menu, in its order. */
export const cardsInMenu = (list: keyof typeof navigation.lists) =>
  navigation.lists[list].map(({ path }) => card(pageAt(path)!));

/** Cards of every page of a kind: those of a menu in its order, then the others. */
export function cardsOfKind(
  kind: Page["kind"],
  list: keyof typeof navigation.lists,
  language: string = firstLanguage,
): FamilyCard[] {
  const ofKind = (page: Page | undefined) =>
    page?.kind === kind && page.language === language;
  const first = navigation.lists[list]
    .map(({ path }) => pageIn(path, language))
    .filter(ofKind);
  const others = allPages().filter(
    (page) => ofKind(page) && !first.includes(page),
  );
  return [...first, ...others].map((page) => card(page!));
}

function card(page: Page): FamilyCard {
  const { slug, path, name, summary, photo, scene: picture } = page;
  return {
    id: slug,
    title: name!,
    summary: summary!,
    path,
    picture: photo ? photograph(photo, "card") : scene(picture!, "card"),
  };
}
