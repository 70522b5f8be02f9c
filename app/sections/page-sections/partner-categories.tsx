import type { PageSection } from "#compile/schemas/section-schema.ts";
import { TopicIcon } from "#app/ui/topic-icon.tsx";
import styles from "./partner-categories.module.css";

type PartnerCategoriesProps = Pick<
  Extract<PageSection, { kind: "partners" }>,
  "list"
>;

export function PartnerCategories({ list }: PartnerCategoriesProps) {
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
