import type * as v from "valibot";
import { typingDistance } from "#words/typing-distance.ts";

type Issue = v.BaseIssue<unknown>;

/**
 * What is wrong with a field and how to correct it, in words that follow the field's name. The schemas of
 * compile/schemas/ have their own messages, except for errors that any schema can find: an unknown or missing field, or a
 * value of another type. `missing` has the other missing fields at this place, `written` the value as the file has it.
 */
export function issueMessage(
  issue: Issue,
  missing: readonly string[],
  written = String(issue.input),
): string {
  if (!issue.message.startsWith("Invalid ")) return issue.message;
  if (isUnknown(issue)) {
    const name = lastKey(issue);
    const meant = nearest(name, missing);
    return meant
      ? `is not a field here: rename it to ${meant}`
      : "is not a field here: remove it";
  }
  if (isMissing(issue)) return "is missing: add it";
  if (issue.received === "null") return "is empty: write something after it";
  switch (issue.type) {
    case "picklist":
      return unknownName(issue);
    case "variant":
      return `is ${String(issue.input)}, which cannot be here: choose ${namesIn(issue).join(", ")}`;
    case "string":
      return `is ${shape(issue.input)}, where a text belongs${isPlain(issue.input) ? `: write it in quotes, "${written}"` : ""}`;
    case "boolean":
      return `is ${shape(issue.input)}: write true or false`;
    case "array":
      return `is ${shape(issue.input)}, where a list belongs: begin each entry with “- ” on a separate line`;
    case "strict_object":
    case "record":
      return `is ${shape(issue.input)}, where a group of fields belongs`;
    default:
      return `is ${issue.received}: it must be ${issue.expected ?? "something else"}`;
  }
}

/** Valibot has the names only as `("one" | "other")`. */
const namesIn = ({ expected }: Issue) =>
  [...(expected ?? "").matchAll(/"([^"]*)"/g)].map(([, name = ""]) => name);

function unknownName(issue: Issue): string {
  const { input } = issue;
  const names = namesIn(issue);
  const meant = nearest(String(input), names);
  const right = meant
    ? `write ${meant}`
    : names.length > 12
      ? `choose one of the ${names.length} that there are`
      : `choose ${names.join(", ")}`;
  return `is ${String(input)}, which the site does not know: ${right}`;
}

/** The name most similar to a mistyped one; undefined if none is close. */
export function nearest(
  mistyped: string,
  names: readonly string[],
): string | undefined {
  const [best] = names
    .map((name) => ({ name, distance: typingDistance(mistyped, name) }))
    .toSorted((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(2, mistyped.length / 3)
    ? best.name
    : undefined;
}

export const isMissing = (issue: Issue) => issue.received === "undefined";

/** A field that its schema does not have. */
export const isUnknown = (issue: Issue) => issue.expected === "never";

/** The name of the field with the issue. */
export const lastKey = (issue: Issue) => String(issue.path?.at(-1)?.key ?? "");

const isPlain = (input: unknown) =>
  typeof input === "number" || typeof input === "boolean";

function shape(input: unknown): string {
  if (Array.isArray(input)) return "a list";
  if (typeof input === "object") return "a group of fields";
  return typeof input === "string" ? "a text" : `a ${typeof input}`;
}
