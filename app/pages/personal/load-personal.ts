import { data } from "react-router";
import { sceneName } from "#app/content/family-cards.ts";
import { heroScene } from "#app/content/picture.ts";
import { personal } from "#app/content/families.ts";
import { relatedPages } from "#app/content/related.ts";
import { indexes } from "#content/indexes.ts";

export type PersonalLine = ReturnType<typeof loadPersonal>;

/** What the page of a personal line shows. Only loaders call this. Throws a 404 where there is no such line. */
export function loadPersonal(slug: string) {
  const line = personal.get(slug);
  if (!line) throw data(null, { status: 404 });
  return {
    ...line,
    path: `/personal/${slug}`,
    picture: heroScene(sceneName(slug)),
    related: relatedPages(line.related),
    finder: indexes.personal.finder,
  };
}
