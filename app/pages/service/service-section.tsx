import type { PageSection } from "#app/content/section-schema.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import {
  IconList,
  NameList,
  TitledList,
} from "#app/sections/titled-list/titled-list.tsx";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./service-section.module.css";

type ServiceSectionViewProps = { section: PageSection; tone?: "sunk" };

/** A section of a service page in the shape that its content asks for. */
export function ServiceSectionView({ section, tone }: ServiceSectionViewProps) {
  const isAside = section.kind === "prose" || section.kind === "steps";
  return (
    <Section {...section} tone={tone} shape={isAside ? "aside" : undefined}>
      <Content section={section} />
    </Section>
  );
}

function Content({ section }: { section: PageSection }) {
  switch (section.kind) {
    case "prose":
      return <Paragraphs texts={section.paragraphs} />;
    case "cards":
      return <TitledList shape="grid" list={section.list} />;
    case "steps":
      return <TitledList shape="steps" list={section.list} />;
    case "icons":
      return <IconList list={section.list} />;
    case "names":
      return <NameList list={section.list} />;
    case "partners":
      return <PartnerCategories list={section.list} />;
  }
}

function PartnerCategories({
  list,
}: Pick<Extract<PageSection, { kind: "partners" }>, "list">) {
  return (
    <ul className={styles.partners}>
      {list.map(({ icon, category, description, specialties }) => (
        <li key={category} className={styles.partner}>
          <h3 className={styles.category}>
            <TopicIcon name={icon} />
            {category}
          </h3>
          <p className={styles.description}>{description}</p>
          <ul className={styles.specialties}>
            {specialties.map((specialty) => (
              <li key={specialty}>{specialty}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
