import { datedWords, dayWords } from "#app/content/day-words.ts";
import { privacyNotice } from "#app/content/legal.ts";
import { Document, Part } from "#app/sections/document/document.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { inWords, retention } from "#server/leads/retention.ts";
import { Stored } from "./stored.tsx";
import type { Route } from "./+types/privacy-notice-page";

export function loader() {
  const { stored } = privacyNotice;
  return {
    ...privacyNotice,
    path: "/privacy-notice",
    dated: datedWords(privacyNotice.dated),
    stored: {
      ...stored,
      day: dayWords(stored.date),
      records: stored.records.map(({ keptFor, ...record }) => ({
        ...record,
        keptFor: inWords(retention[keptFor]),
      })),
    },
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** The notice of 2019, beside it what the website stores today, and the rights that newer law gives. */
export default function PrivacyNoticePage({
  loaderData: page,
}: Route.ComponentProps) {
  const { parts, stored, rights } = page;
  const contents = [
    ...parts,
    { id: "what-this-website-stores", title: stored.title },
    ...rights,
  ];
  return (
    <>
      <PageHero {...page} />
      <Document dated={page.dated} contents={contents}>
        {parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
        <Stored id="what-this-website-stores" {...stored} />
        {rights.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </Document>
    </>
  );
}
