import { isObject } from "./each-text.ts";
import { isSample } from "./samples.ts";

type Path = readonly PropertyKey[];

type WithoutSamples = {
  value: unknown;
  /** Texts that say nothing without their unsourced figure. */
  empty: Path[];
};

const gone = Symbol("left out");

/**
 * The content of a file on a live site: without samples, and without each sentence that mentions an unsourced figure.
 * `written` is the file as written, `value` the same with its references filled in; `fill` fills in a text.
 */
export function withoutSamples(
  written: unknown,
  value: unknown,
  sampleFigures: readonly string[],
  fill: (text: string) => string,
): WithoutSamples {
  const empty: Path[] = [];

  function proven(from: unknown, to: unknown, path: Path): unknown {
    if (typeof from === "string")
      return namesOne(from, sampleFigures) ? provenText(from, path) : to;
    if (Array.isArray(from) && Array.isArray(to))
      return to
        .map((one, index) => provenEntry(from[index], one, [...path, index]))
        .filter((one) => one !== gone);
    if (!isObject(from) || !isObject(to)) return to;
    if (isSample(to)) return gone;
    const entries = Object.entries(to).map(
      ([key, one]) => [key, proven(from[key], one, [...path, key])] as const,
    );
    // A part that is a sample is left out. If a text becomes empty, the object it belongs to is left out too.
    if (entries.some(([key, one]) => one === gone && !isObject(to[key])))
      return gone;
    return Object.fromEntries(entries.filter(([, one]) => one !== gone));
  }

  /** A list entry may lack a text. */
  function provenEntry(from: unknown, to: unknown, path: Path): unknown {
    const before = empty.length;
    const one = proven(from, to, path);
    if (one === gone) empty.length = before;
    return one;
  }

  function provenText(text: string, path: Path): unknown {
    const left = sentences(text).filter((one) => !namesOne(one, sampleFigures));
    if (left.length > 0 && !text.includes("\n"))
      return fill(left.join("").trim());
    empty.push(path);
    return gone;
  }

  // A file with a single list is treated as that list.
  const list = Array.isArray(value) && Object.values(Object(written))[0];
  return { value: proven(list || written, value, []), empty };
}

const namesOne = (text: string, figures: readonly string[]) =>
  figures.some(
    (name) =>
      text.includes(`{figure:${name}}`) || text.includes(`{figure:${name}.`),
  );

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

const sentences = (text: string) =>
  [...segmenter.segment(text)].map(({ segment }) => segment);
