import { associations } from "#content/ui/associations.ts";
import type { Industry } from "#compile/schemas/industry-schema.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./customers-and-associations.module.css";

/** How clients in this industry work with the brokerage, and the trade groups they often belong to. */
export function CustomersAndAssociations(
  props: Industry["customersAndAssociations"],
) {
  const words = useWords(associations);
  return (
    <Section id="customers" title={props.title} tone="sunk">
      <div className={styles.columns}>
        <Paragraphs texts={props.customers} />
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
