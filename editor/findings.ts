import { contentPlaces, placesOf } from "#compile/check-content.ts";
import { problemLine, type ContentProblem } from "#compile/content-problem.ts";
import { entryOf } from "#compile/page-table.ts";
import { languageName, languageOf } from "./content-files.ts";
import { editorName, inPlainWords, tellingNames } from "./fields.ts";
import { fieldsIn, type Field, type Shape } from "./schema.ts";
import { firstLanguage } from "#words/first-language.ts";

/** What the editor says of a draft, with the labels of its fields. */
export type Finding = {
  /** "“Hero › Title” is empty: write something." */
  says: string;
  /** For a developer: file, line and field. */
  where: string;
  /** The field in Sveltia CMS, if the draft has it. */
  keyPath?: string;
};

export type Findings = {
  /** They keep the draft from being saved. */
  problems: Finding[];
  /** Fields of a new page that nobody has filled in yet, by label. They too keep it from being saved. */
  toFill: string[];
  /** They stop nothing. */
  remarks: Finding[];
};

/** A file as the check read it, and the shape of its fields. */
export type Draft = { path: string; value: unknown; shape: Shape };

/**
 * The check's answer in the office's words. `isNew` is a page that is not saved yet, in which an empty field is no
 * mistake so far.
 */
export function findingsOf(
  draft: Draft,
  {
    problems,
    warnings,
  }: {
    problems: readonly ContentProblem[];
    warnings: readonly ContentProblem[];
  },
  isNew = false,
): Findings {
  const found: Findings = { problems: [], toFill: [], remarks: [] };
  for (const one of firstOf(problems, draft.path)) {
    if (isNew && one.file === draft.path && isUnfilled(draft, one)) {
      const [first = ""] = labelsOf(one.field, draft);
      if (!found.toFill.includes(first)) found.toFill.push(first);
    } else found.problems.push(findingOf(one, draft));
  }
  found.remarks = warnings.map((one) => findingOf(one, draft));
  return found;
}

/** The mistakes in the file itself, if it has any: a wrong email is wrong on every page that names it. */
export function firstOf(problems: readonly ContentProblem[], path: string) {
  const own = problems.filter(({ file }) => file === path);
  return own.length > 0 ? own : problems;
}

export function findingOf(one: ContentProblem, draft: Draft): Finding {
  const labels = one.file === draft.path ? labelsOf(one.field, draft) : [];
  const file = one.file === draft.path ? undefined : labelOf(one.file);
  const place = [file, ...labels].filter(Boolean).join(" › ");
  const says = inOfficeWords(one.message);
  return {
    says: `${place ? `“${place}”` : "This page"} ${says}.`.replace(
      /([.?!])\.$/,
      "$1",
    ),
    where: problemLine(one),
    ...(one.file === draft.path && { keyPath: keyPathOf(one.field, draft) }),
  };
}

/** A field as Sveltia CMS names it: entries by their place in a list, and names without special characters. */
function keyPathOf(field: string, { value, shape }: Draft): string {
  let at: unknown = value;
  let inside: Shape | undefined = shape;
  const keys = field.split(".").filter(Boolean);
  return (shape.is === "object" ? keys : ["list", ...keys])
    .map((key, index) => {
      if (key === "list" && index === 0 && shape.is !== "object") return key;
      const place = Object.keys(Object(at)).indexOf(key);
      const name = inside?.is === "record" ? String(place) : editorName(key);
      inside =
        inside?.is === "list" || inside?.is === "record"
          ? inside.entry
          : fieldsIn(inside, at)?.get(key)?.shape;
      at = Object(at)[key] as unknown;
      return name;
    })
    .join(".");
}

/** "content/en/home.yaml" is "Home page", and an article the name of its file. */
export function labelOf(path: string): string {
  const name = path.replace(/^content\/\w+\//, "");
  const language = languageOf(path);
  const [, place] = entryOf(name, placesOf(language)) ?? [];
  if (!place) return path;
  const slug = name.slice(name.lastIndexOf("/") + 1, name.lastIndexOf("."));
  const label = place.file.includes("*")
    ? `${place.label} › ${inPlainWords(slug)}`
    : place.label;
  return language === firstLanguage
    ? label
    : `${languageName(language)}: ${label}`;
}

/** The labels of the fields that lead to a field. An entry of a list is named by its first words. */
export function labelsOf(field: string, { value, shape }: Draft): string[] {
  const labels: string[] = [];
  let at: unknown = value;
  let inside: Shape | undefined = shape;
  for (const key of field.split(".").filter(Boolean)) {
    const fields: ReadonlyMap<string, Field> | undefined = fieldsIn(inside, at);
    at = Object(at)[key] as unknown;
    if (inside?.is === "list" || inside?.is === "record") {
      labels.push(entryLabel(at, key));
      inside = inside.entry;
    } else {
      const next: Shape | undefined = fields?.get(key)?.shape;
      labels.push(next?.schema.title ?? inPlainWords(key));
      inside = next;
    }
    if (inside?.is === "kinds")
      inside = inside.kinds.get(String(Object(at)[inside.key])) ?? inside;
  }
  return labels;
}

function entryLabel(entry: unknown, key: string): string {
  const names = Object(entry) as Record<string, unknown>;
  const telling = tellingNames.map((name) => names[name]);
  const text = telling.find((one) => typeof one === "string" && one);
  if (typeof text === "string")
    return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
  return /^\d+$/.test(key) ? `number ${Number(key) + 1}` : inPlainWords(key);
}

/** Nobody has written anything there yet. */
function isUnfilled({ value }: Draft, { field, message }: ContentProblem) {
  const keys = field.split(".").filter(Boolean);
  const at = keys.reduce<unknown>(
    (inside, key) => Object(inside)[key] as unknown,
    value,
  );
  return isEmpty(at) || (keys.length > 0 && message.startsWith("is missing"));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.values(value).every(isEmpty));

/** Without the words of those who edit files. */
function inOfficeWords(message: string): string {
  const words = rewordings.reduce(
    (text, [from, to]) => text.replace(from, to),
    message,
  );
  return contentPlaces.reduce(
    (text, [, { file, label }]) =>
      file.includes("*") ? text : text.replaceAll(file, `“${label}”`),
    words,
  );
}

const rewordings: readonly (readonly [RegExp, string])[] = [
  [
    /^is of an older English text: .*/,
    "is of an older English text. When it says what the English says now, empty its “Made from”: saving fills it in",
  ],
  [/^is empty: write the text.*/, "is empty: write something"],
  [/^is missing: add it$/, "is empty: fill it in"],
  [/^is , which the site does not know: .*/, "is empty: choose one"],
  [
    /^has the figure (\S+): .*/,
    "has the number $1. Where does it come from? Add it to “Figures” with its source, and write {figure:…} with its name here",
  ],
  [/^(begins or ends with a space).*/, "$1: remove it"],
  [
    /^is not drawn: draw art.*/,
    "belongs to a drawing that this page does not have: remove it",
  ],
  [/npm run content:check/g, "the check"],
  [/: write it in quotes, "(.*)"$/, ""],
];
