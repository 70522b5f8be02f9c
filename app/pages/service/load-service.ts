import { data } from "react-router";
import {
  addressIn,
  inLanguages,
  languageOf,
  pagesIn,
} from "#app/content/languages.ts";
import { pageAt } from "#app/content/pages.ts";
import { heroScene } from "#app/content/picture.ts";
import { relatedPages } from "#app/content/related.ts";
import { sourcesOf } from "#app/content/sources.ts";

export type ServiceLine = ReturnType<typeof loadService>;

/**
 * The data of the page at a path under /services, in the language of its address. Only loaders call this. Throws a
 * 404 if there is no such page.
 */
export function loadService(path: string, url: URL) {
  const language = languageOf(url);
  const services = pagesIn("services", language);
  const found = [...services].find(([, service]) => service.path === path);
  if (!found) throw data(null, { status: 404 });
  const [slug, service] = found;
  const parent = [...services.values()].find((one) =>
    path.startsWith(`${one.path}/`),
  );
  return {
    ...service,
    ...inLanguages(pageAt(addressIn(language, `/services/${path}`))!),
    crumbs: [
      "services" as const,
      ...(parent
        ? [{ label: parent.name, path: `/services/${parent.path}` }]
        : []),
    ],
    picture: heroScene(slug),
    sourceList: sourcesOf(service.sources),
    related: relatedPages(service.related, language),
  };
}
