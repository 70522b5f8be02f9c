import { heroScene } from "#app/content/picture.ts";
import { storm } from "#content/storm.ts";
import { stormContacts } from "#content/storm-contacts.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Contacts } from "./contacts.tsx";
import { Sources } from "./sources.tsx";
import { StormSection } from "./storm-section.tsx";
import type { Route } from "./+types/storm-page";

export function loader() {
  return {
    ...storm,
    contacts: stormContacts,
    path: "/storm",
    picture: heroScene("storm"),
  };
}

export { meta } from "#app/layout/page-meta.ts";

/** What to do before, during and after a storm. The numbers to call come right after the storm itself. */
export default function StormPage({ loaderData: page }: Route.ComponentProps) {
  const { before, during, after, repairs, calls, closing } = page;
  return (
    <>
      <PageHero
        {...page}
        actions={
          <>
            <ButtonLink to="#whom-to-call">{calls.title}</ButtonLink>
            <ButtonLink to="#after" variant="quiet">
              {after.title}
            </ButtonLink>
          </>
        }
      />
      <StormSection id="before" shape="rows" {...before} />
      <StormSection id="during" shape="steps" tone="sunk" {...during} />
      <StormSection id="after" shape="steps" {...after} />
      <Contacts {...calls} list={page.contacts} />
      <StormSection id="repairs" shape="rows" {...repairs} />
      <Sources {...page.sources} />
      <ClosingSection title={closing.title} text={closing.text}>
        <ButtonLink to="/#contact">{closing.button}</ButtonLink>
      </ClosingSection>
    </>
  );
}
