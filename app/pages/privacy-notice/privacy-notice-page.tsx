import { datedWords, dayWords } from "#app/content/day-words.ts";
import { legal } from "#content/legal.ts";
import { retention } from "#content/retention.ts";
import { Document, Part } from "#app/sections/document/document.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Prose } from "#app/sections/prose/prose.tsx";
import { Stored } from "./stored.tsx";
import type { Route } from "./+types/privacy-notice-page";

/** The part after which the page lists what the server stores. */
const storedPart = "what-this-website-stores";

export function loader() {
  const page = legal["privacy-notice"];
  const stored = page?.stored;
  if (!stored || page.parts.every(({ id }) => id !== storedPart))
    throw new Error(
      `content/en/legal/privacy-notice.md needs the field "stored" and a heading {#${storedPart}}`,
    );
  return {
    ...page,
    path: "/privacy-notice",
    dated: datedWords(page.dated),
    stored: {
      ...stored,
      day: dayWords(stored.date),
      records: stored.records.map(({ keptFor, ...record }) => ({
        ...record,
        keptFor: retention[keptFor],
      })),
    },
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** What the website collects, stores and passes on, and what visitors can have done with it. */
export default function PrivacyNoticePage({
  loaderData: page,
}: Route.ComponentProps) {
  return (
    <>
      <PageHero {...page} />
      <Document dated={page.dated} contents={page.parts}>
        {page.parts.map(({ id, title, nodes }) => (
          <Part key={id} id={id} title={title}>
            <Prose nodes={nodes} />
            {id === storedPart && <Stored {...page.stored} />}
          </Part>
        ))}
      </Document>
    </>
  );
}
