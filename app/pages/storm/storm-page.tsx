import { contentOf, inLanguages, pageHere } from "#app/content/languages.ts";
import { heroScene } from "#app/content/picture.ts";
import { storm } from "#content/storm.ts";
import { stormContacts } from "#content/storm-contacts.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { TaskIndex } from "#app/sections/service-task/task-index.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Contacts } from "./contacts.tsx";
import { Sources } from "./sources.tsx";
import { StormSection } from "./storm-section.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";

export function loader({ url }: LoaderArgs) {
  const page = pageHere(url)!;
  const { language } = page;
  return {
    ...contentOf(page, storm),
    contacts: contentOf({ kind: "stormContacts", language }, stormContacts),
    ...inLanguages(page),
    picture: heroScene("storm"),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** Who to call in a storm, and what to do before, during and after it. */
export default function StormPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const { before, during, after, repairs, calls, closing } = page;
  return (
    <>
      <PageHero
        {...page}
        actions={
          <>
            <TaskIndex
              tasks={[
                { ...calls, id: "whom-to-call" },
                { ...before, id: "before" },
                { ...during, id: "during" },
                { ...after, id: "after" },
                { ...repairs, id: "repairs" },
              ]}
            />
            {page.sheet && (
              <ButtonLink to={page.sheet.to}>{page.sheet.label}</ButtonLink>
            )}
            <PrintButton />
          </>
        }
      />
      <Contacts {...calls} list={page.contacts} />
      <StormSection id="before" shape="checklist" {...before} />
      <StormSection id="during" shape="steps" tone="sunk" {...during} />
      <StormSection id="after" shape="steps" {...after} />
      <StormSection id="repairs" shape="rows" {...repairs} />
      <Sources {...page.sources} />
      <ClosingSection title={closing.title} text={closing.text}>
        <ButtonLink to="/#contact">{closing.button}</ButtonLink>
      </ClosingSection>
    </>
  );
}
