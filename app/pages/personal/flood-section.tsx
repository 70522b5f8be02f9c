import type { Calculators } from "#app/content/calculators-schema.ts";
import { Paragraphs } from "#app/sections/prose/paragraphs.tsx";
import { fillIn } from "#words/fill-in.ts";
import { Section } from "#app/ui/section.tsx";
import { FloodForm } from "./flood-form.tsx";
import { addDays, dateInWords, floodStart } from "./flood-wait.ts";
import styles from "./flood-section.module.css";

export type FloodWords = Calculators["floodWait"];

/** The regulation's own example, in a future year. */
const bought = "2027-05-01";
const event = addDays(bought, 14);

/** How the federal program's waiting period works, with an example, and a form that counts the visitor's own days. */
export function FloodSection({ words }: { words: FloodWords }) {
  return (
    <Section id="waiting-period" title={words.title} shape="aside">
      <div className={styles.content}>
        <Paragraphs
          texts={[...words.paragraphs, fillIn(words.example, example())]}
        />
        <FloodForm words={words} />
        <p className={styles.notice}>{words.notice}</p>
      </div>
    </Section>
  );
}

function example(): Record<string, string> {
  const from = (reason: "" | "loan" | "map", day: string) => {
    const start = floodStart({ bought, reason, event: day });
    return "from" in start ? dateInWords(start.from) : "";
  };
  return {
    bought: dateInWords(bought),
    wait: from("", ""),
    event: from("loan", event),
    map: from("map", bought),
  };
}
