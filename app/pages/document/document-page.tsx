import { data } from "react-router";
import { datedWords } from "#app/content/day-words.ts";
import { legal } from "#content/legal.ts";
import { Document, Part } from "#app/sections/document/document.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Prose } from "#app/sections/prose/prose.tsx";
import type { Route } from "./+types/document-page";

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$|\.data$/g, "");
  const page = legal[path.slice(1)];
  if (!page) throw data(null, { status: 404 });
  return { ...page, path, dated: datedWords(page.dated) };
}

export { meta } from "#app/layout/page-meta.ts";

/** A page that is one document: terms, accessibility, how the brokerage is paid. */
export default function DocumentPage({
  loaderData: page,
}: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page} />
      <Document dated={page.dated} contents={page.parts}>
        {page.parts.map(({ id, title, nodes }) => (
          <Part key={id} id={id} title={title}>
            <Prose nodes={nodes} />
          </Part>
        ))}
      </Document>
    </>
  );
}
