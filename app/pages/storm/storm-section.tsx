import type { Storm } from "#content/storm.ts";
import { Checklist } from "#app/sections/checklist/checklist.tsx";
import { TitledList } from "#app/sections/titled-list/titled-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./storm-section.module.css";

type StormSectionProps = Storm["before"] & {
  id: string;
  /** `checklist`: to do in any order. `steps`: to do in this order. `rows`: to know. */
  shape: "checklist" | "steps" | "rows";
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
      {shape === "rows" ? (
        <TitledList shape="rows" list={list} />
      ) : (
        <Checklist id={section.id} steps={list} inOrder={shape === "steps"} />
      )}
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
