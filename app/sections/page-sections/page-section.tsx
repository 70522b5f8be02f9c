import type { PageSection } from "#compile/schemas/section-schema.ts";
import { Checklist } from "#app/sections/checklist/checklist.tsx";
import { FaqSection } from "#app/sections/faq/faq-section.tsx";
import { LossStory } from "#app/sections/loss/loss-story.tsx";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import {
  IconList,
  NameList,
  TitledList,
} from "#app/sections/titled-list/titled-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { Clauses } from "./clauses.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { PartnerCategories } from "./partner-categories.tsx";

type PageSectionViewProps = { section: PageSection; tone?: "sunk" };

const besideTheirHeading: readonly string[] = ["prose", "story", "steps"];

/** A section of a page, of the kind that its content names. */
export function PageSectionView({ section, tone }: PageSectionViewProps) {
  if (section.kind === "questions") return <FaqSection {...section} />;
  return (
    <Section
      {...section}
      tone={tone}
      shape={besideTheirHeading.includes(section.kind) ? "aside" : undefined}
    >
      <Content section={section} />
    </Section>
  );
}

type ShownInSection = Exclude<PageSection, { kind: "questions" }>;

function Content({ section }: { section: ShownInSection }) {
  switch (section.kind) {
    case "prose":
      return <Paragraphs texts={section.paragraphs} />;
    case "story":
      return <LossStory texts={section.paragraphs} />;
    case "cards":
      return <TitledList shape="grid" list={section.list} />;
    case "steps":
      return <TitledList shape="steps" list={section.list} />;
    case "icons":
      return <IconList list={section.list} />;
    case "names":
      return <NameList list={section.list} />;
    case "table":
      return <ComparisonTable {...section} />;
    case "checklist":
      return <Checklist id={section.id} steps={section.list} columns />;
    case "clauses":
      return <Clauses list={section.list} />;
    case "partners":
      return <PartnerCategories list={section.list} />;
  }
}
