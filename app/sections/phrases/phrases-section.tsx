import { phrasesSection } from "#content/ui/phrases-section.ts";
import type { SectionOf } from "#content/sections.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./phrases-section.module.css";

/** Sentences in English with their meaning, to copy and to hear (app/document/page-script.js). */
export function PhrasesSection({ list, ...section }: SectionOf<"phrases">) {
  const words = useWords(phrasesSection);
  return (
    <Section {...section} shape="aside">
      <ul>
        {list.map(({ title, say, meaning }, index) => {
          const id = `${section.id}-${index}`;
          return (
            <li key={title} className={styles.phrase}>
              <h3>{title}</h3>
              <blockquote id={id} lang="en" className={styles.say}>
                {say}
              </blockquote>
              <p className={styles.meaning}>{meaning}</p>
              <p className={styles.actions} data-scripted="">
                <CopyButton words={words} size="small" aria-describedby={id} />
                <Button
                  variant="quiet"
                  size="small"
                  data-say=""
                  aria-describedby={id}
                >
                  {words.hear}
                </Button>
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
