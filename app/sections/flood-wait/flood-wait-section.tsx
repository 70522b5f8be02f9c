import type { SectionOf } from "#content/sections.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { Section } from "#app/ui/section.tsx";
import { FloodForm } from "./flood-form.tsx";
import { FloodExamples } from "./flood-examples.tsx";
import styles from "./flood-wait-section.module.css";

/** How the federal program's waiting period works, with examples, and a form that counts the visitor's own days. */
export function FloodWaitSection(words: SectionOf<"flood-wait">) {
  const { examples } = words;
  return (
    <Section id={words.id} title={words.title} shape="aside">
      <div className={styles.content}>
        <Paragraphs texts={words.paragraphs} />
        <FloodExamples {...examples} />
        <FloodForm words={words} early={examples.early} />
        <p className={styles.notice}>{words.notice}</p>
      </div>
    </Section>
  );
}
