import { notFound } from "#content/ui/not-found.ts";
import { inLanguages, uiIn } from "#app/content/languages.ts";
import { pageAt } from "#app/content/pages.ts";

/** The data of the page for unknown addresses below the first page of another language. */
export function loader({ url }: { url: URL }) {
  const start = pageAt(url.pathname.slice(0, 3))!;
  const { alternates: _, ...page } = inLanguages(start);
  const { title, description } = uiIn(start.language, notFound);
  return { ...page, title, description, noindex: true };
}

export { meta } from "#app/layout/page-meta.ts";
export { default } from "./not-found-page.tsx";
