import { facts } from "#content/facts.ts";
import { figures } from "#content/figures.ts";
import { dayWords } from "./day-words.ts";

/** What a page states, where it says so, and the day on which somebody last read that, in words. */
export type Source = {
  text: string;
  source: string;
  /** Absent while somebody still has to read the source. */
  checked?: string;
};

/** How the source of such an entry ends. */
const unread = "; to be confirmed";

type Entry = { text: string; source: string; asOf: string; value?: string };

/** What a page rests on, by ids of facts.yaml and figures.yaml. Only loaders call this. */
export function sourcesOf(ids: readonly string[] = []): Source[] {
  const entries: Readonly<Record<string, Entry>> = { ...facts, ...figures };
  return ids.map((id) => {
    const { text, value, source, asOf } = entries[id]!;
    return {
      text: value ? `${value}: ${text}` : text,
      source,
      ...(!source.endsWith(unread) && { checked: dayWords(asOf).words }),
    };
  });
}
