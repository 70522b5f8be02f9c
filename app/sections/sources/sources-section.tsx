import { sources } from "#content/ui/sources.ts";
import type { Citation } from "#app/content/sources.ts";
import { fillInNodes } from "#app/ui/fill-in-nodes.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./sources-section.module.css";

/** The sources of a page's statements of law, collapsed, because most readers skip them. */
export function SourcesSection({ list }: { list: readonly Citation[] }) {
  const words = useWords(sources);
  if (list.length === 0) return null;
  return (
    <div className={styles.sources}>
      <Disclosure id="sources" summary={words.title}>
        <ul className={styles.list}>
          {list.map(({ text, source, checked, lang }) => (
            <li key={text}>
              {text}
              <br />
              {fillInNodes(words.source, {
                source: lang ? <span lang={lang}>{source}</span> : source,
                checked,
              })}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
