import type { Industry } from "#app/content/industry-schema.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./customers-and-associations.module.css";

/** How clients of this industry work with the brokerage, and the trade groups that they often belong to. */
export function CustomersAndAssociations(
  props: Industry["customersAndAssociations"],
) {
  return (
    <Section id="customers" title={props.title} tone="sunk">
      <div className={styles.columns}>
        <Paragraphs texts={props.customers} />
        <dl className={styles.list}>
          {props.associations.map(({ name, note }) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.note}>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
