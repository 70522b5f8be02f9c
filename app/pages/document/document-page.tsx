import { data } from "react-router";
import { datedWords } from "#app/content/day-words.ts";
import { documents } from "#app/content/legal.ts";
import { Document, Part } from "#app/sections/document/document.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import type { Route } from "./+types/document-page";

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$|\.data$/, "");
  const page = documents[path];
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
        {page.parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </Document>
    </>
  );
}
