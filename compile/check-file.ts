import * as v from "valibot";
import type { Report } from "./content-problem.ts";
import type { PlacedFile } from "./content-files.ts";
import { eachText, isObject } from "./each-text.ts";
import {
  isMissing,
  isUnknown,
  issueMessage,
  lastKey,
  nearest,
} from "./issue-message.ts";
import type { LanguageContent } from "./language-folders.ts";
import {
  linkedTextProblem,
  linkProblem,
  ownAddressProblem,
  type PageParts,
} from "./links.ts";
import { checkLive, type Site } from "./live.ts";
import { entryOf } from "./page-table.ts";
import { mediaName } from "./photos.ts";
import { isMarkdown, proseProblems } from "./prose-problems.ts";
import type { ContentFile } from "./read-content.ts";
import { fillReferences, type ReferenceSources } from "./references.ts";
import { checkParts } from "./required-parts.ts";
import { translationSchema } from "./schemas/translation-schema.ts";
import { checkTranslation } from "./translation-problems.ts";
import { withoutSamples } from "./without-samples.ts";
import { promiseProblem, wordProblems } from "./word-rules.ts";

/** Files with their own digits, or with text that is not the brokerage's. */
const ownWords = new Set([
  "site",
  "figures",
  "facts",
  "designators",
  "redirects",
  "ui",
  "mail",
  "businessHours",
  "people",
  "testimonials",
  "partners",
  "licenses",
  "carriers",
  "stormContacts",
  "home",
  "blog",
  "blogCategories",
  "posts",
]);

/** The data for checking a file. */
export type FileContext = {
  entries: [key: string, PlacedFile][];
  parts: PageParts;
  /** The parts of the pages of a file. */
  own: (file: ContentFile) => readonly string[];
  sources: ReferenceSources;
  designators: readonly string[];
  /** Only for other languages. */
  english: LanguageContent | undefined;
  /** Only for a live site: figures without a source, which it does not mention. */
  sampleFigures: readonly string[] | undefined;
  media: readonly string[];
};

/** The content of a file, with its references filled in. Undefined if it has mistakes, which are all reported. */
export function checkFile(
  file: ContentFile,
  context: FileContext,
  tell: Report,
) {
  let isRight = true;
  const add: Report = (...problem) => {
    isRight = false;
    tell(...problem);
  };
  const { entries, sources, designators, english } = context;
  const entry = entryOf(file.name, entries);
  if (!entry) {
    const patterns = entries.map(([, one]) => one.file);
    add([], misplaced(file.name, patterns));
    return undefined;
  }
  const [key, { file: pattern, schema, pages }] = entry;
  if (!ownWords.has(key) && !key.startsWith("forms/"))
    checkWords(file.value, designators, add);
  if (key === "posts") checkPromises(file.value, add);
  checkIds(file.value, add);
  checkPhotos(file.value, context.media, add);
  const filled = filledIn(file.value, sources, add);
  checkLinksAndProse(filled, context.own(file), context, add);
  checkEnglish(file.translation, context, add);
  const given =
    key === "site" && !english && isObject(filled)
      ? { ...filled, ...Object(sources.site), phone: filled.phone }
      : filled;
  const value = checkedValue(schema, given, add, file.writtenAt);
  if (english && file.translation !== undefined)
    checkedValue(translationSchema, file.translation, (path, message) =>
      add(["translation", ...path], message),
    );
  if (!isRight) return undefined;
  checkParts(key, file.slug, value, add);
  if (english) checkTranslation({ key, file, value, pages }, english, add);
  const shown = context.sampleFigures
    ? liveValue(key, file.value, value, context, add)
    : value;
  return isRight
    ? { key, value: shown, isOneOfMany: pattern.includes("*") }
    : undefined;
}

/** The content of a file on a live site. */
function liveValue(
  key: string,
  written: unknown,
  value: unknown,
  { sources, english, sampleFigures = [] }: FileContext,
  add: Report,
): unknown {
  if (key === "site" && !english) checkLive(value as Site, add);
  // The figures themselves say which of them are samples.
  if (key === "site" || key === "figures") return value;
  const shown = withoutSamples(
    written,
    value,
    sampleFigures,
    (text) => fillReferences(text, sources).text,
  );
  for (const path of shown.empty)
    add(
      path,
      "has only sentences with a sample figure, which a live site (LIVE=1) leaves out: give the figure a source, or add a sentence",
    );
  return shown.value;
}

function checkWords(
  value: unknown,
  designators: readonly string[],
  add: Report,
) {
  eachText(value, (text, path) => {
    // The name of a source has its own digits, and the page marks an example.
    if (path[0] === "sources" || path.slice(-3).includes("example")) return;
    for (const problem of wordProblems(text, designators)) add(path, problem);
  });
}

/** Articles have digits with their sources, but promise as little as other pages. */
function checkPromises(value: unknown, add: Report) {
  eachText(value, (text, path) => {
    for (const [index, line] of text.split("\n").entries()) {
      const problem = promiseProblem(line);
      if (problem) add(path, problem, index);
    }
  });
}

/** The value as the schema returns it; undefined if it is wrong, after `add` got every reason. */
function checkedValue(
  schema: v.GenericSchema,
  value: unknown,
  add: Report,
  writtenAt: ContentFile["writtenAt"] = () => undefined,
): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const near = (issue: v.BaseIssue<unknown>) =>
    result.issues.filter(
      (other) =>
        pathOf(other).slice(0, -1).join() === pathOf(issue).slice(0, -1).join(),
    );
  for (const issue of result.issues) {
    const missing = near(issue).filter(isMissing).map(lastKey);
    const mistyped = near(issue).filter(isUnknown).map(lastKey);
    // The message for a mistyped field already says which field is missing.
    if (isMissing(issue) && nearest(lastKey(issue), mistyped)) continue;
    const path = pathOf(issue);
    add(path, issueMessage(issue, missing, writtenAt(path)));
  }
  return undefined;
}

const pathOf = (issue: v.BaseIssue<unknown>) =>
  (issue.path ?? []).map(({ key }) => key as PropertyKey);

function checkLinksAndProse(
  value: unknown,
  own: readonly string[],
  { parts, sources }: FileContext,
  add: Report,
) {
  const { origin } = Object(sources.site) as { origin?: unknown };
  eachText(value, (text, path) => {
    const field = path.at(-1);
    if (isMarkdown(text, path)) {
      for (const { line, message } of proseProblems(text, parts, own))
        add(path, message, line);
      return;
    }
    const isLink = field === "to" || (field === "path" && /^[/#]|:/.test(text));
    const problem = isLink
      ? linkProblem(text, parts, own)
      : (linkedTextProblem(text, field, parts, own) ??
        ownAddressProblem(text, origin, parts));
    if (problem) add(path, problem);
  });
}

/** Reports the English page of a translation that is not there. */
function checkEnglish(
  translation: unknown,
  { parts }: FileContext,
  add: Report,
) {
  const { english } = Object(translation) as { english?: string };
  const problem = english && linkProblem(english, parts, []);
  if (problem) add(["translation", "english"], problem);
}

function checkPhotos(value: unknown, media: readonly string[], add: Report) {
  eachText(value, (file, path) => {
    const isPhoto = path.at(-1) === "file" && path.at(-2) === "photo";
    if (isPhoto && file && !media.includes(mediaName(file)))
      add(path, `is ${file}, which is not there: upload the photograph`);
  });
}

/** An id ends an address. Two list entries with the same one would be one part of a page, or one author. */
function checkIds(value: unknown, add: Report) {
  const seen = new Set<string>();
  eachText(value, (id, path) => {
    if (path.at(-1) !== "id") return;
    if (id && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      add(
        path,
        `is “${id}”: an id has only small letters without accents, digits and hyphens`,
      );
    const list = path.slice(0, -2);
    const name = JSON.stringify([...list, id]);
    if (seen.has(name))
      add(path, `is ${id}, like an entry above: choose another`);
    seen.add(name);
  });
}

/** A value with every reference in its texts filled in. */
function filledIn(
  value: unknown,
  sources: ReferenceSources,
  add: Report,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === "string") {
    const { text, unknown } = fillReferences(value, sources);
    for (const reference of unknown)
      add(path, unknownReference(reference, sources));
    return text;
  }
  if (Array.isArray(value))
    return value.map((one, index) =>
      filledIn(one, sources, add, [...path, index]),
    );
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        filledIn(child, sources, add, [...path, key]),
      ]),
    );
  return value;
}

function unknownReference(reference: string, sources: ReferenceSources) {
  const [source = "", path = ""] = reference.slice(1, -1).split(":");
  const names = sources[source];
  if (typeof names !== "object" || names === null)
    return `names ${reference}: write {${Object.keys({ ...sources, example: "" }).join(":…}, {")}:…}`;
  const [name = ""] = path.split(".");
  if (Object.hasOwn(names, name))
    return `names ${reference}, which has no words in this language: add ${name} to ${source}s.yaml`;
  const meant = nearest(name, Object.keys(names));
  return meant && meant !== name
    ? `names ${reference}, which is not there: write {${source}:${meant}}`
    : `names ${reference}, which is not there`;
}

function misplaced(name: string, patterns: readonly string[]) {
  const meant = nearest(name, patterns);
  return meant
    ? `has a name that the site does not know: rename it to ${meant}`
    : "has a name that the site does not know: move it to a folder such as posts, or remove it";
}
