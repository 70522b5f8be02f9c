import { Fragment } from "react";
import { declarations } from "#content/ui/declarations.ts";
import type { SectionOf } from "#content/sections.ts";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./declarations-section.module.css";

/** An invented declarations page. A line chosen is lit, with its explanation beside it, or below it on a phone. */
export function DeclarationsSection({
  list,
  ...section
}: SectionOf<"declarations">) {
  const words = useWords(declarations);
  return (
    <Section {...section}>
      <div className={styles.page}>
        <div className={styles.paper}>
          <div className={styles.head}>
            <p className={styles.title}>{words.title}</p>
            <ExampleTag />
          </div>
          {list.map(({ group, label, example, ...line }, index) => (
            <Fragment key={label}>
              {group && <h3 className={styles.group}>{group}</h3>}
              <details
                name={section.id}
                open={index === 0}
                className={styles.line}
              >
                <summary className={styles.summary}>
                  <span>{label}</span>
                  <span className={styles.value}>{example}</span>
                </summary>
                <dl className={styles.explained}>
                  {[
                    [words.decides, line.decides] as const,
                    [words.usual, line.usual] as const,
                    [words.ask, line.ask] as const,
                  ].map(([term, text]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>
                        <LinkedText text={text} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            </Fragment>
          ))}
        </div>
      </div>
    </Section>
  );
}
