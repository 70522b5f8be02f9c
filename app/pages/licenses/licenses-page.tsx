import { licenses } from "#app/content/company.ts";
import { datedWords } from "#app/content/day-words.ts";
import { Document, Part } from "#app/sections/document/document.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { California } from "./california.tsx";
import { States } from "./states.tsx";
import type { Route } from "./+types/licenses-page";

export function loader() {
  return {
    ...licenses,
    path: "/licenses",
    dated: datedWords(licenses.dated),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** Where the brokerage is licensed, and how to check that. */
export default function LicensesPage({
  loaderData: page,
}: Route.ComponentProps) {
  const { check, california, states } = page;
  const contents = [
    check,
    { id: "california", title: california.title },
    { id: "states", title: states.title },
  ];
  return (
    <>
      <PageHero {...page} />
      <Document dated={page.dated} contents={contents}>
        <Part {...check} />
        <California
          {...california}
          license={states.list.find(({ state }) => state === "California")}
        />
        <States {...states} />
      </Document>
    </>
  );
}
