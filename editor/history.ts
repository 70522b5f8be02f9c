import { readFields } from "./entry-format.ts";
import { labelOf, labelsOf } from "./findings.ts";
import type { Shape } from "./schema.ts";

/** A text that a change replaced. */
export type ChangedWords = { place: string; before: string; after: string };

/** Which words of a file changed, by the labels of their fields. Without a shape, the file itself came or went. */
export function changedWords(
  path: string,
  before: string | undefined,
  after: string | undefined,
  shape: Shape | undefined,
): ChangedWords[] {
  const file = labelOf(path);
  if (!shape || before === undefined || after === undefined)
    return [
      {
        place: file,
        before: before === undefined ? "" : "was there",
        after: after === undefined ? "" : "is there",
      },
    ];
  const [was, is] = [before, after].map((text) => readFields(path, text));
  const [old, now] = [textsOf(was), textsOf(is)] as const;
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => {
      const value = now.has(field) ? is : was;
      const labels = labelsOf(field, { path, value, shape });
      const [from = "", to = ""] = [old.get(field), now.get(field)];
      return {
        place: [file, ...labels].join(" › "),
        ...onlyChanged(from, to),
      };
    });
}

/** Every text and number of a file, by its path. */
function textsOf(value: unknown, path = ""): Map<string, string> {
  if (typeof value !== "object" || value === null)
    return new Map(value === undefined ? [] : [[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [
      ...textsOf(child, path ? `${path}.${key}` : key),
    ]),
  );
}

/** Of a text with paragraphs, only those that differ. */
function onlyChanged(before: string, after: string) {
  const [old, now] = [before, after].map((text) => text.split(/\n{2,}/));
  const without = (all: string[] = [], others: string[] = []) =>
    all.filter((one) => !others.includes(one)).join("\n\n");
  return { before: without(old, now), after: without(now, old) };
}
