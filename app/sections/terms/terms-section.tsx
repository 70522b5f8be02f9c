import type { SectionOf } from "#content/sections.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./terms-section.module.css";

/** Terms of a glossary, each with its own address. */
export function TermsSection({ list, ...section }: SectionOf<"terms">) {
  return (
    <Section {...section}>
      <dl className={styles.list}>
        {list.map(({ id, name, text }) => (
          <div key={id} id={id} className={styles.entry}>
            <dt className={styles.name}>
              <dfn>{name}</dfn>
            </dt>
            <dd>
              <LinkedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
