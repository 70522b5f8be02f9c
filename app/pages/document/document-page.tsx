import { data } from "react-router";
import { datedWords, dayWords } from "#app/content/day-words.ts";
import { fileOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { legal } from "#content/legal.ts";
import { retention } from "#content/retention.ts";
import type { LegalPage } from "#content/types.ts";
import { Document, Part } from "#app/sections/document/document.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Prose } from "#app/sections/prose/prose.tsx";
import { Stored } from "./stored.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";

/** The part of the privacy notice after which the page lists what the server stores. */
const storedPart = "what-this-website-stores";

export function loader({ url }: LoaderArgs) {
  const entry = pageHere(url);
  const page = entry && fileOf(entry, legal[entry.slug]);
  if (!page) throw data(null, { status: 404 });
  const { language } = entry;
  return {
    ...page,
    ...inLanguages(entry),
    dated: datedWords(page.dated, language),
    stored: page.stored && shown(page.stored, language),
  };
}

const shown = (stored: NonNullable<LegalPage["stored"]>, language: string) => ({
  ...stored,
  day: dayWords(stored.date, language),
  records: stored.records.map(({ keptFor, ...record }) => ({
    ...record,
    keptFor: retention[language]![keptFor]!,
  })),
});

export { meta } from "#app/layout/page-meta.ts";

/** A page that is one document: terms, privacy, accessibility, how the brokerage is paid. */
export default function DocumentPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const { stored } = page;
  return (
    <>
      <PageHero {...page} />
      <Document dated={page.dated} contents={page.parts}>
        {page.parts.map(({ id, title, nodes }) => (
          <Part key={id} id={id} title={title}>
            <Prose nodes={nodes} />
            {stored && id === storedPart && <Stored {...stored} />}
          </Part>
        ))}
      </Document>
    </>
  );
}
