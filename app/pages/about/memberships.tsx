import { aboutPage } from "#content/ui/about-page.ts";
import type { About } from "#app/content/about-schema.ts";
import type { DrawnWordmark } from "#app/content/picture.ts";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { WordmarkImage } from "./wordmark-image.tsx";
import styles from "./memberships.module.css";

type MembershipsProps = Omit<About["memberships"], "marks"> & {
  marks: readonly (About["memberships"]["marks"][number] & {
    wordmark: DrawnWordmark;
  })[];
};

/** The marks of the 11 associations, each with its name as text for those who do not see it. */
export function Memberships({ title, intro, marks }: MembershipsProps) {
  const words = useWords(aboutPage);
  return (
    <Section id="memberships" title={title} intro={intro}>
      <ul className={styles.marks}>
        {marks.map(({ name, wordmark }) => (
          <li key={name} className={styles.mark}>
            <WordmarkImage name={name} wordmark={wordmark} />
          </li>
        ))}
      </ul>
      {marks.some(({ sample }) => sample) && (
        <p className={styles.note}>
          <SampleMark>{words.sampleNames}</SampleMark>
        </p>
      )}
    </Section>
  );
}
