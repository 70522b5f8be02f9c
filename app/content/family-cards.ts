import { navigation } from "#content/navigation.ts";
import { firstLanguage } from "./language-folders.ts";
import { pagesIn } from "./languages.ts";
import { scene, type Picture } from "./picture.ts";
import { sceneName } from "./scene-name.ts";

/** A card that leads to a page of a family. */
export type FamilyCard = {
  id: string;
  title: string;
  summary: string;
  path: string;
  picture: Picture;
};

/** What other pages show of a page of a family. Its id is the name of its file. */
type FamilyPage = FamilyText & { id: string };
type FamilyText = { name: string; summary: string };

/** The pages of all families that a language has, by the address of the English one. */
export function familyPages(
  language = firstLanguage,
): ReadonlyMap<string, FamilyPage> {
  const entry = (path: string, id: string, { name, summary }: FamilyText) =>
    [path, { id, name, summary }] as const;
  return new Map([
    ...[...pagesIn("industries", language)].map(([id, page]) =>
      entry(`/industry/${id}`, id, page),
    ),
    ...[...pagesIn("personal", language)].map(([id, page]) =>
      entry(`/personal/${id}`, id, page),
    ),
    ...[...pagesIn("services", language)].map(([id, page]) =>
      entry(`/services/${page.path}`, id, page),
    ),
  ]);
}

/** Cards of the 14 industries, in the order of the menus. */
export const industryCards = () => inMenu("commercial");

/** Cards of the nine personal lines, in the order of the menus. */
export const personalCards = () => inMenu("personal");

/** Cards of the services in the menus, in their order. Portfolio management is in no menu. */
export const serviceCards = () => inMenu("services");

/** As `serviceCards`, with the pages that no menu names. */
export function allServiceCards(): FamilyCard[] {
  const inMenus = serviceCards();
  const others = [...familyPages().keys()].filter(
    (path) =>
      path.startsWith("/services/") &&
      inMenus.every((one) => one.path !== path),
  );
  return [...inMenus, ...others.map(card)];
}

function inMenu(list: keyof typeof navigation.lists): FamilyCard[] {
  return navigation.lists[list].map(({ path }) => card(path));
}

function card(path: string): FamilyCard {
  const page = familyPages().get(path);
  if (!page)
    throw new Error(`content/en/navigation.yaml: there is no page ${path}`);
  const { id, name: title, summary } = page;
  return { id, title, summary, path, picture: scene(sceneName(id), "card") };
}
