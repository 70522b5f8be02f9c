import { navigation } from "#content/navigation.ts";
import { familyAddress, familyNames } from "./families.ts";
import { firstLanguage } from "#compile/language-folders.ts";
import { pagesIn } from "./languages.ts";
import { scene, type Picture } from "./picture.ts";
import { sceneName } from "./scene-name.ts";

/** A card that links to a family page. */
export type FamilyCard = {
  id: string;
  title: string;
  summary: string;
  path: string;
  picture: Picture;
};

/** What other pages show of a family page. Its id is the name of its file. */
type FamilyPage = {
  id: string;
  name: string;
  summary: string;
  /** The name of its scene. */
  picture: string;
};

/** The pages of all families in a language, by the address of the English page. */
export function familyPages(
  language = firstLanguage,
): ReadonlyMap<string, FamilyPage> {
  return new Map(
    familyNames.flatMap((family) =>
      [...pagesIn(family, language)].map(([id, page]) => [
        familyAddress(family, id, page),
        {
          id,
          name: page.name,
          summary: page.summary,
          picture: sceneOf(id, page),
        },
      ]),
    ),
  );
}

/** Some pages name their picture; the others use the one with their own name. */
const sceneOf = (slug: string, page: object) =>
  "picture" in page ? String(page.picture) : sceneName(slug);

/** Cards of the 14 industries, in the order of the menus. */
export const industryCards = () => inMenu("commercial");

/** Cards of the nine personal lines, in the order of the menus. */
export const personalCards = () => inMenu("personal");

/** Cards of the services in the menus, in menu order. Portfolio management is in no menu. */
export const serviceCards = () => inMenu("services");

/** Cards of every page below an address such as "/services/": those of a menu in menu order, then the others. */
export function allCards(
  below: string,
  list: keyof typeof navigation.lists,
): FamilyCard[] {
  const inThisMenu = inMenu(list).filter(({ path }) => path.startsWith(below));
  const others = [...familyPages().keys()].filter(
    (path) =>
      path.startsWith(below) && inThisMenu.every((one) => one.path !== path),
  );
  return [...inThisMenu, ...others.map(card)];
}

function inMenu(list: keyof typeof navigation.lists): FamilyCard[] {
  return navigation.lists[list].map(({ path }) => card(path));
}

function card(path: string): FamilyCard {
  const page = familyPages().get(path);
  if (!page)
    throw new Error(`content/en/navigation.yaml: there is no page ${path}`);
  const { id, name: title, summary, picture } = page;
  return { id, title, summary, path, picture: scene(picture, "card") };
}
