import { data } from "react-router";
import { indexes } from "#content/indexes.ts";
import { sceneName } from "#app/content/scene-name.ts";
import {
  addressIn,
  inLanguages,
  languageOf,
  pagesIn,
} from "#app/content/languages.ts";
import { pageAt } from "#app/content/pages.ts";
import { lossExample } from "#app/content/loss-example.ts";
import { cutawayPicture, heroScene } from "#app/content/picture.ts";
import { sourcesOf } from "#app/content/sources.ts";
import { relatedPages } from "#app/content/related.ts";

export type PersonalLine = ReturnType<typeof loadPersonal>;

/**
 * The data of a personal line's page, in the language of its address. Only loaders call this. Throws a 404 if there
 * is no such line.
 */
export function loadPersonal(slug: string, url: URL) {
  const language = languageOf(url);
  const line = pagesIn("personal", language).get(slug);
  if (!line) throw data(null, { status: 404 });
  return {
    ...line,
    ...inLanguages(pageAt(addressIn(language, `/personal/${slug}`))!),
    picture: heroScene(sceneName(slug)),
    cutaway: cutawayPicture(sceneName(slug), line.cutaway),
    example: lossExample(slug),
    sourceList: sourcesOf(line.sources),
    related: relatedPages(line.related, language),
    finder: indexes.personal.finder,
  };
}
