import { Fragment } from "react";
import type { SectionOf } from "#content/sections.ts";
import { ExampleTag } from "#app/ui/example-tag.tsx";
import { LinkedText } from "#app/ui/linked-text.tsx";
import { Section } from "#app/ui/section.tsx";
import styles from "./annotated-form-section.module.css";

/** An invented form. A line chosen is lit, with its explanation beside it, or below it on a phone. */
export function AnnotatedFormSection({
  form,
  columns,
  rows,
  ...section
}: SectionOf<"annotated-form">) {
  return (
    <Section {...section}>
      <div className={styles.page}>
        <div className={styles.paper}>
          <div className={styles.head}>
            <p className={styles.title}>{form}</p>
            <ExampleTag />
          </div>
          {rows.map(
            ({ group, name, event, example, missing, cells }, index) => (
              <Fragment key={name}>
                {group && <h3 className={styles.group}>{group}</h3>}
                <details
                  name={section.id}
                  open={index === 0}
                  className={styles.line}
                >
                  <summary className={styles.summary}>
                    <span>
                      {name}
                      {event && <span className={styles.event}>{event}</span>}
                    </span>
                    <span className={styles.value} data-missing={missing}>
                      {example}
                    </span>
                  </summary>
                  <dl className={styles.explained}>
                    {cells.map((cell, column) => (
                      <div key={cell}>
                        <dt>{columns?.[column] ?? event ?? name}</dt>
                        <dd>
                          <LinkedText text={cell} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </details>
              </Fragment>
            ),
          )}
        </div>
      </div>
    </Section>
  );
}
