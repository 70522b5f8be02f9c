import { navigation } from "#content/navigation.ts";
import { industries, personal, services } from "./families.ts";
import { scene, type Picture } from "./picture.ts";

/** A card that leads to a page of a family. */
export type FamilyCard = {
  id: string;
  title: string;
  summary: string;
  path: string;
  picture: Picture;
};

/** The pages of all families by address. Their ids are the names of their files. */
export const familyPages = new Map<
  string,
  { id: string; name: string; summary: string }
>([
  ...[...industries].map(
    ([id, page]) => [`/industry/${id}`, { ...page, id }] as const,
  ),
  ...[...personal].map(
    ([id, page]) => [`/personal/${id}`, { ...page, id }] as const,
  ),
  ...[...services].map(
    ([id, page]) => [`/services/${page.path}`, { ...page, id }] as const,
  ),
]);

/** Cards of the 14 industries, in the order of the menus. */
export const industryCards = () => inMenu("commercial");

/** Cards of the nine personal lines, in the order of the menus. */
export const personalCards = () => inMenu("personal");

/** Cards of the services in the menus, in their order. Portfolio management is in no menu. */
export const serviceCards = () => inMenu("services");

/** As `serviceCards`, with the pages that no menu names. */
export function allServiceCards(): FamilyCard[] {
  const inMenus = serviceCards();
  const others = [...familyPages.keys()].filter(
    (path) =>
      path.startsWith("/services/") &&
      inMenus.every((one) => one.path !== path),
  );
  return [...inMenus, ...others.map(card)];
}

/** A scene is named after its page, without "-insurance". */
export const sceneName = (slug: string) => slug.replace(/-insurance$/, "");

function inMenu(list: keyof typeof navigation.lists): FamilyCard[] {
  return navigation.lists[list].map(({ path }) => card(path));
}

function card(path: string): FamilyCard {
  const page = familyPages.get(path);
  if (!page)
    throw new Error(`content/en/navigation.yaml: there is no page ${path}`);
  const { id, name: title, summary } = page;
  return { id, title, summary, path, picture: scene(sceneName(id), "card") };
}
