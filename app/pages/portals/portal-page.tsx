import { portals } from "#content/portals.ts";
import { portalPage } from "#content/ui/portal-page.ts";
import type { Crumb } from "#app/content/crumbs.ts";
import {
  contentOf,
  inLanguages,
  outsideIn,
  pageHere,
} from "#app/content/languages.ts";
import { firstLanguage } from "#words/first-language.ts";
import { Island } from "#app/islands/island.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { PortalDoor } from "./portal-door.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";

export function loader({ url }: LoaderArgs) {
  const entry = pageHere(url)!;
  const { language, translations } = entry;
  const [, , name] = translations[firstLanguage]!.split("/");
  const page = contentOf(entry, portals).pages[
    name as keyof typeof portals.pages
  ];
  return {
    ...page,
    ...inLanguages(entry),
    crumbs: ["home", "portals"] satisfies Crumb[],
    url: outsideIn(language)[page.outside],
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** A portal page: it opens an outside page, and says what to have ready there. */
export default function PortalPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const words = useWords(portalPage);
  const { url, what, button, autoOpen } = page;
  return (
    <>
      <PageHero
        {...page}
        actions={
          <Island
            name="portal-door"
            of={PortalDoor}
            until="idle"
            props={{ url, what, button, autoOpen }}
          />
        }
      />
      <Section id="notes" title={words.notes} shape="aside">
        <TitledList shape="rows" list={page.notes} />
      </Section>
    </>
  );
}
