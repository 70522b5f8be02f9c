import type { StormPart } from "#app/content/storm-schema.ts";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./storm-section.module.css";

type StormSectionProps = StormPart & {
  id: string;
  /** `steps` if the order matters. */
  shape: "rows" | "steps";
  tone?: "sunk";
};

/** What to do at one time around a storm, and links to read more. */
export function StormSection({
  shape,
  list,
  links,
  ...section
}: StormSectionProps) {
  return (
    <Section {...section} shape="aside">
      <TitledList shape={shape} list={list} />
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <ButtonLink to={to} variant="quiet">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
