import { indexes } from "#content/indexes.ts";
import type { FamilyCard } from "#app/content/family-cards.ts";
import { heroScene } from "#app/content/picture.ts";

/** The data for a family's index. Only loaders call this. */
export function loadIndex(family: keyof typeof indexes, cards: FamilyCard[]) {
  const words = indexes[family];
  const picture = heroScene(words.picture);
  return { ...words, path: `/${family}`, cards, picture };
}
