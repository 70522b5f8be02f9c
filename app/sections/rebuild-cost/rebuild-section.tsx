import type { ReactNode } from "react";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { fillIn } from "#words/fill-in.ts";
import { Section } from "#app/ui/section.tsx";
import { RebuildForm } from "./rebuild-form.tsx";
import { inWords, type RebuildWords } from "./rebuild-words.ts";
import styles from "./rebuild-section.module.css";

/** The example's numbers, far enough below the clause to show its effect. */
const example = { area: 2400, cost: 185, percent: 80, limit: 300_000 };

type RebuildSectionProps = {
  words: RebuildWords;
  /** A drawing of the clause, if the words have no example. */
  children?: ReactNode;
};

/**
 * The effect of the insurance-to-value clause, with an example, and a form that calculates the visitor's own numbers.
 */
export function RebuildSection({ words, children }: RebuildSectionProps) {
  const texts = words.example
    ? [...words.paragraphs, fillIn(words.example, inWords(example))]
    : words.paragraphs;
  return (
    <Section id="rebuild-cost" title={words.title} shape="aside">
      <div className={styles.content}>
        <Paragraphs texts={texts} />
        {children}
        <RebuildForm words={words} />
        <p className={styles.notice}>{words.notice}</p>
      </div>
    </Section>
  );
}
