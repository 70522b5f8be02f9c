import { isObject } from "./each-text.ts";
import { dollars } from "#words/dollars.ts";

/** The sources of {site:...}, {figure:...} and {retention:...}. */
export type ReferenceSources = Readonly<Record<string, unknown>>;

const reference = /\{(\w+):([\w.]+)\}/g;

/**
 * Fills in the references in a text: {site:phone.display}, {figure:floodWaitingPeriod}, {retention:leads}, and
 * {example:40000} for "$40,000". `unknown` has the references that name nothing.
 */
export function fillReferences(
  text: string,
  sources: ReferenceSources,
): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text.replaceAll(reference, (whole, source, path: string) => {
    const value =
      source === "example" && /^\d+$/.test(path)
        ? dollars(Number(path))
        : valueAt(sources[source as string], path.split("."));
    if (value === undefined) unknown.push(whole as string);
    return value ?? (whole as string);
  });
  return { text: filled, unknown };
}

/** The text at a path; for an object with a `value`, such as a figure, its value. */
function valueAt(source: unknown, path: string[]): string | undefined {
  const found = path.reduce<unknown>(
    (at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    source,
  );
  if (typeof found === "string") return found;
  return isObject(found) && typeof found.value === "string"
    ? found.value
    : undefined;
}
