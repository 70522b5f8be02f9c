import type { ReactNode } from "react";
import { site } from "#content/site.ts";
import { personalPage } from "#content/ui/personal-page.ts";
import { ClosingSection } from "#app/sections/closing/closing-section.tsx";
import { LossBar } from "#app/sections/loss-bar/loss-bar.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import { ComparisonTable } from "#app/sections/page-sections/comparison-table.tsx";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { RelatedSection } from "#app/sections/related/related-section.tsx";
import { LossStory } from "#app/sections/loss/loss-story.tsx";
import { SourcesSection } from "#app/sections/sources/sources-section.tsx";
import {
  IconList,
  NameList,
  TitledList,
} from "#app/sections/titled-list/titled-list.tsx";
import { ButtonLink, OutsideButton } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { PersonalLine } from "./load-personal.ts";
import styles from "./personal-view.module.css";

type PersonalViewProps = {
  line: PersonalLine;
  /** A section that only this line has, after the overview. */
  children?: ReactNode;
};

/** The page of a personal line. Lines with a tool have separate routes, so no other page loads the tool. */
export function PersonalView({ line, children }: PersonalViewProps) {
  const words = useWords(personalPage);
  const { loss } = line.overview;
  return (
    <>
      <PageHero
        {...line}
        crumbs={["personal"]}
        actions={
          <>
            <OutsideButton to={site.outside.quote}>{words.quote}</OutsideButton>
            <ButtonLink to="#what-we-cover" variant="quiet">
              {words.coverages}
            </ButtonLink>
          </>
        }
      />
      {line.example && <LossBar {...line.example} />}
      <Section id="overview" {...line.overview} shape="aside">
        <div className={styles.overview}>
          <Paragraphs texts={line.overview.paragraphs} />
          {loss && <LossStory title={loss.title} texts={[loss.text]} />}
        </div>
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
        <Highlights {...line.highlights} />
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
        <OutsideButton to={site.outside.quote}>{words.quote}</OutsideButton>
        <ButtonLink to={line.finder.path} variant="quiet">
          {line.finder.label}
        </ButtonLink>
      </ClosingSection>
      <RelatedSection pages={line.related} />
      <SourcesSection list={line.sourceList} />
    </>
  );
}

/** Cards, or a table that compares two kinds of policy. */
function Highlights({ columns, cards }: PersonalLine["highlights"]) {
  if (!columns) return <TitledList shape="grid" list={cards} />;
  const rows = cards.map(({ title, text, second = "" }) => ({
    name: title,
    cells: [text, second],
  }));
  return <ComparisonTable columns={columns} rows={rows} />;
}
