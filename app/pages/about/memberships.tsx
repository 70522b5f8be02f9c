import type { About } from "#content/about.ts";
import type { DrawnWordmark } from "#app/content/picture.ts";
import { Section } from "#app/ui/section.tsx";
import { WordmarkImage } from "./wordmark-image.tsx";
import styles from "./memberships.module.css";

type MembershipsProps = Omit<About["memberships"], "marks"> & {
  marks: readonly (About["memberships"]["marks"][number] & {
    wordmark: DrawnWordmark;
  })[];
};

/** The marks of the 11 associations, each with its name as text for screen readers. */
export function Memberships({ title, intro, marks }: MembershipsProps) {
  if (marks.length === 0) return null;
  return (
    <Section id="memberships" title={title} intro={intro}>
      <ul className={styles.marks}>
        {marks.map(({ name, wordmark }) => (
          <li key={name} className={styles.mark}>
            <WordmarkImage name={name} wordmark={wordmark} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
