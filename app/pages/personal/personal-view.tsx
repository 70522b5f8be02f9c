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
      <Section id="overview" {...line.overview} shape="aside">
        <Paragraphs texts={line.overview.paragraphs} />
      </Section>
      {children}
      <Section
        id="what-we-cover"
        {...line.whatWeCover}
        tone="sunk"
        shape="aside"
      >
        <TitledList shape="rows" list={line.whatWeCover.list} />
      </Section>
      <Section id="highlights" {...line.highlights}>
        <TitledList shape="grid" list={line.highlights.cards} />
      </Section>
      {line.whoWeProtect && (
        <Section id="who-we-protect" {...line.whoWeProtect} shape="aside">
          <TitledList shape="rows" list={line.whoWeProtect.groups} />
        </Section>
      )}
      <Section
        id="enhancements"
        {...line.enhancements}
        tone="sunk"
        shape="aside"
      >
        <TitledList shape="rows" list={line.enhancements.list} />
      </Section>
      <Section id="differentiators" {...line.differentiators}>
        <IconList list={line.differentiators.cards} />
      </Section>
      <Section id="built-for" {...line.builtFor}>
        <NameList list={line.builtFor.audience} />
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
