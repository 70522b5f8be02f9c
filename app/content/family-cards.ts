import { footerGroups } from "#content/navigation.ts";
import { industries } from "./industries.ts";
import { personal } from "./personal.ts";
import { scene, type Picture } from "./picture.ts";
import { services } from "./services.ts";

/** A card that leads to a page of a family. */
export type FamilyCard = {
  id: string;
  title: string;
  summary: string;
  path: string;
  picture: Picture;
};

/** Cards of the 14 industries, in the order of the menus. */
export const industryCards = () =>
  inMenuOrder(
    "Commercial",
    [...industries].map(([slug, page]) =>
      card(`/industry/${slug}`, slug, page),
    ),
  );

/** Cards of the nine personal lines, in the order of the menus. */
export const personalCards = () =>
  inMenuOrder(
    "Personal",
    [...personal].map(([slug, page]) => card(`/personal/${slug}`, slug, page)),
  );

/** Cards of the services in the menus, in their order. Portfolio management is in no menu. */
export const serviceCards = () =>
  inMenuOrder(
    "Services",
    [...services].map(([slug, page]) =>
      card(`/services/${page.path}`, slug, page),
    ),
  );

/** As `serviceCards`, with the pages that no menu names. */
export function allServiceCards(): FamilyCard[] {
  const inMenus = serviceCards();
  const others = [...services]
    .map(([slug, page]) => card(`/services/${page.path}`, slug, page))
    .filter(({ path }) => inMenus.every((one) => one.path !== path));
  return [...inMenus, ...others];
}

/** A scene is named after its page, without "-insurance". */
export const sceneName = (slug: string) => slug.replace(/-insurance$/, "");

function card(
  path: string,
  slug: string,
  page: { name: string; summary: string },
): FamilyCard {
  const picture = scene(sceneName(slug), "card");
  return { id: slug, title: page.name, summary: page.summary, path, picture };
}

function inMenuOrder(group: string, cards: FamilyCard[]): FamilyCard[] {
  const menu = footerGroups.find(({ title }) => title === group)?.items ?? [];
  return menu.map(({ path }) => {
    const found = cards.find((one) => one.path === path);
    if (!found)
      throw new Error(
        `content/navigation.ts: ${group}: no page has the address ${path}`,
      );
    return found;
  });
}
