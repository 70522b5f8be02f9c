import { associations } from "#content/ui/associations.ts";
import type { SectionOf } from "#content/sections.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./customers-section.module.css";

/** How clients in this industry work with the brokerage, and the trade groups they often belong to. */
export function CustomersSection(props: SectionOf<"customers">) {
  const words = useWords(associations);
  return (
    <Section id={props.id} title={props.title} tone="sunk">
      <div className={styles.columns}>
        <Paragraphs texts={props.paragraphs} />
        <div>
          <dl className={styles.list}>
            {props.associations.map(({ name, note }) => (
              <div key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.note}>{note}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.small}>{words.noAffiliation}</p>
        </div>
      </div>
    </Section>
  );
}
