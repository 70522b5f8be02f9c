import type { Examples } from "#compile/schemas/examples-schema.ts";
import type { Calculators } from "#compile/schemas/calculators-schema.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { Section } from "#app/ui/section.tsx";
import { FloodForm } from "./flood-form.tsx";
import { FloodExamples } from "./flood-examples.tsx";
import styles from "./flood-section.module.css";

export type FloodWords = Calculators["floodWait"];

type FloodSectionProps = {
  words: FloodWords;
  examples: Examples["floodWait"];
};

/** How the federal program's waiting period works, with examples, and a form that counts the visitor's own days. */
export function FloodSection({ words, examples }: FloodSectionProps) {
  return (
    <Section id="waiting-period" title={words.title} shape="aside">
      <div className={styles.content}>
        <Paragraphs texts={words.paragraphs} />
        <FloodExamples {...examples} />
        <FloodForm words={words} early={examples.early} />
        <p className={styles.notice}>{words.notice}</p>
      </div>
    </Section>
  );
}
