import type { ReactNode } from "react";
import { site } from "#content/site.ts";
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
import type { PersonalLine } from "./load-personal.ts";

type PersonalViewProps = {
  line: PersonalLine;
  /** A section of this line alone, after the overview. */
  children?: ReactNode;
};

/** The page of a personal line. Lines with a tool have routes of their own, so that no other page loads it. */
export function PersonalView({ line, children }: PersonalViewProps) {
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
        {...line}
        crumbs={[{ label: "Personal", path: "/personal" }]}
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
      {children}
      <Section id="what-we-cover" {...whatWeCover} tone="sunk" shape="aside">
        <TitledList shape="rows" list={whatWeCover.list} />
      </Section>
      <Section id="highlights" title={highlights.title}>
        <TitledList shape="grid" list={highlights.cards} />
      </Section>
      {whoWeProtect && (
        <Section id="who-we-protect" {...whoWeProtect} shape="aside">
          <TitledList shape="rows" list={whoWeProtect.groups} />
        </Section>
      )}
      <Section id="enhancements" {...enhancements} tone="sunk" shape="aside">
        <TitledList shape="rows" list={enhancements.list} />
      </Section>
      <Section id="differentiators" title={differentiators.title}>
        <IconList list={differentiators.cards} />
      </Section>
      <Section id="built-for" {...builtFor}>
        <NameList list={builtFor.audience} />
      </Section>
      <ClosingSection {...line.closing}>
        <OutsideButton to={site.outside.quote}>Get Quote</OutsideButton>
        <ButtonLink to={line.finder.path} variant="quiet">
          {line.finder.label}
        </ButtonLink>
      </ClosingSection>
      <RelatedSection pages={line.related} />
    </>
  );
}
