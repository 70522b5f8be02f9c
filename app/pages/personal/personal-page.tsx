import { data } from "react-router";
import { site } from "#content/site.ts";
import { sceneName } from "#app/content/family-cards.ts";
import { personal } from "#app/content/personal.ts";
import { heroPicture } from "#app/content/hero-picture.ts";
import { relatedPages } from "#app/content/related.ts";
import { loadedMeta } from "#app/layout/page-meta.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { RelatedSection } from "#app/sections/related/related-section.tsx";
import {
  IconList,
  NameList,
  TitledList,
} from "#app/sections/titled-list/titled-list.tsx";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/personal-page";

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const line = personal.get(slug);
  if (!line) throw data(null, { status: 404 });

  return {
    ...line,
    path: `/personal/${slug}`,
    picture: heroPicture(sceneName(slug)),
    related: relatedPages(line.related),
  };
}

export { loadedMeta as meta };

export default function PersonalPage({
  loaderData: line,
}: Route.ComponentProps) {
  const {
    overview,
    whatWeCover,
    highlights,
    whoWeProtect,
    enhancements,
    differentiators,
    builtFor,
  } = line;
  return (
    <>
      <PageHero
        {...line.hero}
        name={line.name}
        crumbs={[{ label: "Personal", path: "/personal" }]}
        picture={line.picture}
        actions={
          <>
            <OutsideButton to={site.outside.quote}>Get Quote</OutsideButton>
            <ButtonLink to="#what-we-cover" variant="quiet">
              What it covers
            </ButtonLink>
          </>
        }
      />
      <Section id="overview" title={overview.title} shape="aside">
        <Paragraphs texts={overview.paragraphs} />
      </Section>
      <Section
        id="what-we-cover"
        title={whatWeCover.title}
        intro={whatWeCover.intro}
        tone="sunk"
        shape="aside"
      >
        <TitledList shape="rows" list={whatWeCover.list} />
      </Section>
      <Section id="highlights" title={highlights.title}>
        <TitledList shape="grid" list={highlights.cards} />
      </Section>
      {whoWeProtect && (
        <Section
          id="who-we-protect"
          title={whoWeProtect.title}
          intro={whoWeProtect.intro}
          shape="aside"
        >
          <TitledList shape="rows" list={whoWeProtect.groups} />
        </Section>
      )}
      <Section
        id="enhancements"
        title={enhancements.title}
        intro={enhancements.intro}
        tone="sunk"
        shape="aside"
      >
        <TitledList shape="rows" list={enhancements.list} />
      </Section>
      <Section id="differentiators" title={differentiators.title}>
        <IconList list={differentiators.cards} />
      </Section>
      <Section id="built-for" title={builtFor.title} intro={builtFor.intro}>
        <NameList list={builtFor.audience} />
      </Section>
      <ClosingSection {...line.closing}>
        <OutsideButton to={site.outside.quote}>Get Quote</OutsideButton>
      </ClosingSection>
      <RelatedSection pages={line.related} />
    </>
  );
}
