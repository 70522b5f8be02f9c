import type { About } from "#content/about.ts";
import { Section } from "#app/ui/section.tsx";
import { WordmarkImage } from "./wordmark-image.tsx";
import styles from "./memberships.module.css";

/** The marks of the 11 associations. */
export function Memberships({ title, intro, marks }: About["memberships"]) {
  if (marks.length === 0) return null;
  return (
    <Section id="memberships" title={title} intro={intro}>
      <ul className={styles.marks}>
        {marks.map(({ name, sign, face }) => (
          <li key={name} className={styles.mark}>
            <WordmarkImage name={name} sign={sign} face={face} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
