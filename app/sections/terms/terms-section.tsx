import type { SectionOf } from "#content/sections.ts";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./terms-section.module.css";

/** Terms of a glossary, each with its own address, marked up for search engines (schema.org). */
export function TermsSection({ list, ...section }: SectionOf<"terms">) {
  return (
    <Section {...section}>
      <dl
        className={styles.list}
        itemScope
        itemType="https://schema.org/DefinedTermSet"
      >
        {list.map(({ id, name, text }) => (
          <div
            key={id}
            id={id}
            className={styles.entry}
            itemProp="hasDefinedTerm"
            itemScope
            itemType="https://schema.org/DefinedTerm"
          >
            <dt className={styles.name}>
              <dfn itemProp="name">{name}</dfn>
            </dt>
            <dd itemProp="description">
              <LinkedText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
