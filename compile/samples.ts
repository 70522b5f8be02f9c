import type { Sample } from "#app/content/sample.ts";

export const isSample = (value: object) =>
  "sample" in value && value.sample === true;

/** The samples of a language, in the order of its files. */
export function samplesOf(content: Readonly<Record<string, unknown>>) {
  return Object.entries(content).flatMap(([kind, value]) =>
    namesOf(value).map((name): Sample => ({ kind, name })),
  );
}

function namesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(namesOf);
  return isSample(value) ? [nameOf(value), ...inside] : inside;
}

/** Enough to find it on a page. */
function nameOf(value: object): string {
  const {
    name,
    author,
    state,
    street,
    text,
    alt,
    value: figure,
  } = value as Record<string, string | undefined>;
  if (figure) return `${figure} ${text}`;
  return name ?? author ?? street ?? state ?? alt ?? "";
}
