import type { SectionOf } from "#content/sections.ts";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./partners-section.module.css";

/** Kinds of partners, with what each does. */
export function PartnersSection({ list, ...section }: SectionOf<"partners">) {
  return (
    <Section {...section}>
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
    </Section>
  );
}
