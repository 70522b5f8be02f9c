import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { fillIn } from "#words/fill-in.ts";
import { Section } from "#app/ui/section.tsx";
import { CoinsuranceChart } from "./coinsurance-chart.tsx";
import { RebuildForm } from "./rebuild-form.tsx";
import { inWords, type RebuildWords } from "./rebuild-words.ts";
import styles from "./rebuild-cost-section.module.css";

/** The example's numbers, far enough below the clause to show its effect. */
const example = { area: 2400, cost: 185, percent: 80, limit: 300_000 };

/**
 * The effect of the insurance-to-value clause, with an example, and a form that calculates the visitor's own numbers.
 */
export function RebuildCostSection(words: RebuildWords) {
  const texts = words.example
    ? [...words.paragraphs, fillIn(words.example, inWords(example))]
    : words.paragraphs;
  return (
    <Section id={words.id} title={words.title} shape="aside">
      <div className={styles.content}>
        <Paragraphs texts={texts} />
        {words.coinsurance && <CoinsuranceChart {...words.coinsurance} />}
        <RebuildForm words={words} />
        <p className={styles.notice}>{words.notice}</p>
      </div>
    </Section>
  );
}
