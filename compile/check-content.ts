import { join, matchesGlob } from "node:path";
import * as v from "valibot";
import {
  contentFiles,
  kebab,
  translatedFiles,
  type PlacedFile,
} from "./content-files.ts";
import { checkParts, requiredFiles } from "./required-parts.ts";
import { otherLanguages, type LanguageContent } from "./language-folders.ts";
import type { Content } from "./page-kinds.ts";
import type { Known } from "./schemas/page-schema.ts";
import {
  translationSchema,
  type Glossary,
} from "./schemas/translation-schema.ts";
import { fillReferences, type ReferenceSources } from "./references.ts";
import { retentionIn } from "#server/retention.ts";
import { linksToComing, withoutComing } from "./coming.ts";
import { dialed } from "./dialed.ts";
import { eachText, isObject } from "./each-text.ts";
import { checkBusinessHours } from "./business-hours-warnings.ts";
import {
  fileProblem,
  reportTo,
  type ContentProblem,
  type FileReports,
  type Report,
} from "./content-problem.ts";
import {
  isMissing,
  isUnknown,
  issueMessage,
  lastKey,
  nearest,
} from "./issue-message.ts";
import {
  addressOf,
  entryOf,
  hasAddress,
  pageTable,
  type Page,
  type PageFile,
} from "./page-table.ts";
import { checkLive, isLive, type Site } from "./live.ts";
import { checkYears } from "./past-years.ts";
import {
  linkedTextProblem,
  linkProblem,
  ownAddressProblem,
  type PageParts,
} from "./links.ts";
import {
  checkLicenses,
  checkMenus,
  checkPage,
  checkRedirects,
  type Licenses,
  type Menus,
  type Redirects,
} from "./page-problems.ts";
import { headingIds, proseProblems } from "./prose-problems.ts";
import {
  readContent,
  slugOf,
  type ContentFile,
  type ContentRead,
  type Drafts,
} from "./read-content.ts";
import { checkMedia, mediaIn, mediaName } from "./photos.ts";
import { isSample } from "./samples.ts";
import { withSettings } from "./site-settings.ts";
import { localFigures, translatedSite } from "./local-figures.ts";
import { checkTranslation, missingWords } from "./translation-problems.ts";
import {
  avoidedIn,
  checkFacts,
  checkGlossary,
  checkPolicyWords,
  isStale,
  policyWordsIn,
  stateOf,
  type TranslationState,
} from "./translation-state.ts";
import { withoutSamples } from "./without-samples.ts";
import { promiseProblem, wordProblems } from "./word-rules.ts";
import { firstLanguage } from "#words/first-language.ts";

export type CheckedContent = {
  /** By language: "en", "es". Complete only if there are no problems. */
  languages: Readonly<Record<string, LanguageContent>>;
  /** How many files were read. */
  files: number;
  problems: readonly ContentProblem[];
  /** Findings that stop nothing. */
  warnings: readonly ContentProblem[];
  /** Every page. Complete only if there are no problems. */
  pages: readonly Page[];
  /** Names that files may refer to, for jsonSchemas(). */
  known: Known;
  /** Every file of another language with a page. */
  translations: readonly TranslationState[];
};

/**
 * Reads and checks all of content/, with `drafts` replacing files, such as en/home.yaml. Finds every mistake at once. For a live
 * site, checks the content without samples and without what is `coming`, and that required settings are there.
 */
export function checkContent(
  root = "content",
  drafts: Drafts = {},
  {
    live = isLive(),
    // A live site has only what visitors may see by now.
    coming = !isLive(),
    today = new Date(),
    media = mediaIn(root),
  } = {},
): CheckedContent {
  const readLanguage = (language: string) =>
    readContent(join(root, language), within(language, drafts));
  const everything = readLanguage(firstLanguage);
  const english = coming ? everything : withoutComing(everything, today);
  const others = otherLanguages(root).map(
    (one) => [one, translated(readLanguage(one), coming)] as const,
  );
  const read = new Map([[firstLanguage, english], ...others]);
  const parts = partsOfPages(read, live);
  const known = { ...knownNames(english), addresses: [...parts.keys()] };
  const problems: ContentProblem[] = [];
  const site = { root, known, parts, live, problems, media };
  for (const name of mediaIn(root)) checkMedia(root, name, problems);
  const first = checkLanguage(firstLanguage, english, site);
  const all = [
    first,
    ...others.map(([language, files]) =>
      checkLanguage(language, files, site, first),
    ),
  ];
  const inFile =
    (list: ContentProblem[]): FileReports =>
    (name) => {
      const file = english.files.find((one) => one.name === name);
      const report = file && reportTo(list, join(root, firstLanguage), file);
      return { value: file?.value, report: report ?? (() => {}) };
    };

  const files = all.flatMap(({ pages }) => pages);
  const pages = pageTable(files);
  const byAddress = Map.groupBy(pages, ({ path }) => path);
  const warnings: ContentProblem[] = [];
  for (const file of files) {
    const folder = join(root, file.language);
    checkPage(
      file,
      byAddress,
      reportTo(problems, folder, file),
      reportTo(warnings, folder, file),
    );
  }
  const { navigation, licenses, redirects } = first.content as {
    navigation?: { lists: Menus };
    licenses?: Licenses;
    redirects?: Redirects;
  };
  checkMenus(
    navigation?.lists ?? {},
    byAddress,
    inFile(problems)("navigation.yaml").report,
  );
  if (licenses)
    checkLicenses(licenses, pages, inFile(problems)("licenses.yaml").report);
  checkRedirects(
    redirects?.redirects ?? [],
    parts,
    inFile(problems)("redirects.yaml").report,
  );

  const translations = others.flatMap(([language, { files: own }]) => {
    const { content } = all.find((one) => one.language === language)!;
    const folder = join(root, language);
    const glossary = content.glossary as Glossary | undefined;
    const avoided = glossary ? avoidedIn(glossary) : [];
    const policyWords = glossary ? policyWordsIn(glossary) : [];
    return own.flatMap((file) => {
      const original = english.files.find(({ name }) => name === file.name);
      const report = reportTo(problems, folder, file);
      // What people type may be any word.
      if (!["glossary.yaml", "search.yaml"].includes(file.name))
        checkGlossary(file, avoided, report);
      if (original) checkFacts(file, original, report);
      if (file.translation === undefined) return [];
      const { path } = Object(file.translation) as { path?: unknown };
      // The words of other files are on many pages.
      if (typeof path === "string" && !file.name.startsWith("forms/"))
        checkPolicyWords(file, policyWords, reportTo(warnings, folder, file));
      const state = stateOf(file, language, english.files, pages);
      if (isStale(state))
        reportTo(
          warnings,
          folder,
          file,
        )(
          ["translation", "madeFrom"],
          `is of an older English text: compare it with ${state.original?.name ?? "the other files"}, then write ${state.original?.hash ?? "none"}`,
        );
      return state;
    });
  });
  warnings.push(...linksToComing(english, join(root, firstLanguage), today));
  checkYears(inFile(warnings), today);
  checkBusinessHours(inFile(warnings), today);
  return {
    languages: Object.fromEntries(
      all.map(({ language, content }) => [language, content]),
    ),
    files: [...read.values()].flatMap(({ names }) => names).length,
    problems: problems.toSorted(
      (one, other) =>
        one.file.localeCompare(other.file) || one.line - other.line,
    ),
    warnings,
    pages,
    known,
    translations,
  };
}

/** The drafts of a language, by their names in its folder. */
const within = (language: string, drafts: Drafts): Drafts =>
  Object.fromEntries(
    Object.entries(drafts).flatMap(([path, text]) =>
      path.startsWith(`${language}/`)
        ? [[path.slice(language.length + 1), text]]
        : [],
    ),
  );

/**
 * The files of another language, each with its `translation` apart from its content. Unfinished ones only if what is
 * `coming` is wanted.
 */
function translated({ files, names, problems }: ContentRead, coming: boolean) {
  const all = files.map((file) => {
    const { translation, ...value } = Object(file.value) as Content;
    return { ...file, value, translation };
  });
  const isLeft = ({ translation }: ContentFile) =>
    coming || Object(translation).draft !== true;
  const left = new Set(all.flatMap((one) => (isLeft(one) ? [] : one.name)));
  return {
    problems,
    files: all.filter(isLeft),
    names: names.filter((name) => !left.has(name)),
  };
}

/** Also those that cannot be read or are missing, so that links to their pages are not mistakes too. */
function everyFile(
  { files, names }: ReturnType<typeof readContent>,
  language: string,
) {
  const single = contentPlaces
    .map(([, { file }]) => file)
    .filter((file) => language === firstLanguage && !file.includes("*"));
  return [...new Set([...single, ...names])].map(
    (name) =>
      files.find((file) => file.name === name) ?? {
        name,
        slug: slugOf(name),
        value: {},
        lineOf: () => 1,
      },
  );
}

/** The parts of every page that has a file, checked or not: the ids in the file, and the headings of its Markdown. */
function partsOfPages(
  read: ReadonlyMap<string, ReturnType<typeof readContent>>,
  live: boolean,
): PageParts {
  return new Map(
    [...read].flatMap(([language, files]) =>
      everyFile(files, language).flatMap((file) => {
        const parts = partsOf(file.value);
        return pageFiles(file, language, live).map(
          (page) =>
            [addressOf(page), [...parts, ...(page.kind.parts ?? [])]] as const,
        );
      }),
    ),
  );
}

function partsOf(value: unknown): string[] {
  // The section of a field with a title has the field's name as its id.
  const parts = Object.entries(Object(value) as object).flatMap(
    ([name, part]) =>
      name !== "hero" && isObject(part) && "title" in part ? kebab(name) : [],
  );
  eachText(value, (text, path) => {
    if (path.at(-1) === "id") parts.push(text);
    else if (isMarkdown(text, path)) parts.push(...headingIds(text));
  });
  return parts;
}

/** In YAML only Markdown has several lines. */
const isMarkdown = (text: string, path: readonly PropertyKey[]) =>
  path.at(-1) === "body" || text.includes("\n");

/** The pages of a file, with its content as it is written. */
function pageFiles(
  { value, ...file }: ContentFile,
  language: string,
  live: boolean,
): PageFile[] {
  const [key, entry] = entryOf(file.name, placesOf(language)) ?? [];
  if (!entry) return [];
  return entry.pages
    .filter(
      (kind) =>
        !(live && kind.isPreview) &&
        (language === firstLanguage || hasAddress(kind, file.translation)),
    )
    .map((kind) => ({
      ...file,
      key: key as ContentKey,
      language,
      content: Object(value) as Content,
      kind,
    }));
}

const noNames: Known = {
  authors: [],
  categories: [],
  articles: [],
  facts: [],
  addresses: [],
};

/** Where files and pages belong; their schemas know no names yet. */
export const contentPlaces = Object.entries(contentFiles(noNames));
const otherPlaces = Object.entries(translatedFiles(noNames));

export const placesOf = (language: string): readonly [string, PlacedFile][] =>
  language === firstLanguage ? contentPlaces : otherPlaces;

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

type CheckedLanguage = {
  language: string;
  content: LanguageContent;
  pages: PageFile[];
};

function checkLanguage(
  language: string,
  { files, problems: unreadable, names }: ReturnType<typeof readContent>,
  { root, known, parts, live, problems, media }: SiteContext,
  english?: CheckedLanguage,
): CheckedLanguage {
  const folder = join(root, language);
  const content: Record<string, unknown> = {};
  const pages: PageFile[] = [];
  const sampleFigures = live
    ? sampleFiguresOf(files, english?.content)
    : undefined;
  const context: FileContext = {
    entries: Object.entries(
      english ? translatedFiles(known) : contentFiles(known),
    ),
    parts,
    own: (file) => [
      ...new Set(
        pageFiles(file, language, live).flatMap(
          (page) => parts.get(addressOf(page)) ?? [],
        ),
      ),
    ],
    sources: referenceSources(files, language, english?.content, sampleFigures),
    designators: designatorsOf(files, english?.content),
    english: english?.content,
    sampleFigures,
    media,
  };
  for (const file of files) {
    const checked = checkFile(file, context, reportTo(problems, folder, file));
    if (!checked) continue;
    const { key, value, isOneOfMany } = checked;
    pages.push(...pageFiles({ ...file, value }, language, live));
    if (isOneOfMany)
      ((content[key] ??= {}) as Record<string, unknown>)[file.slug] = value;
    else content[key] = value;
  }
  for (const problem of [
    ...unreadable,
    // Other languages have only translated files.
    ...(english
      ? missingWords(content, names, english.content)
      : missingFiles(context.entries, names)),
  ])
    problems.push({ ...problem, file: join(folder, problem.file) });
  return { language, content, pages };
}

/** The data for checking a language, and where its mistakes go. */
type SiteContext = {
  root: string;
  known: Known;
  parts: PageParts;
  live: boolean;
  problems: ContentProblem[];
  /** The names of the photographs. */
  media: readonly string[];
};

/** The data for checking a file. */
type FileContext = {
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

type ContentKey = keyof ReturnType<typeof contentFiles>;

/** The content of a file, with its references filled in. Undefined if it has mistakes, which are all reported. */
function checkFile(file: ContentFile, context: FileContext, tell: Report) {
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

function sampleFiguresOf(
  files: readonly ContentFile[],
  english: LanguageContent = {},
): readonly string[] {
  const file = files.find(({ name }) => name === "figures.yaml");
  return Object.entries(Object(file?.value ?? english.figures) as object)
    .filter(([, figure]) => isSample(Object(figure) as object))
    .map(([name]) => name);
}

function missingFiles(
  entries: FileContext["entries"],
  names: readonly string[],
): ContentProblem[] {
  return [...entries.map(([, { file }]) => file), ...requiredFiles]
    .filter((pattern) => !names.some((name) => matchesGlob(name, pattern)))
    .map((file) => fileProblem(file, "is missing: the site needs it"));
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

/** Two list entries with the same id would be one part of a page, or one author. */
function checkIds(value: unknown, add: Report) {
  const seen = new Set<string>();
  eachText(value, (id, path) => {
    if (path.at(-1) !== "id") return;
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

function referenceSources(
  files: readonly ContentFile[],
  language: string,
  english: LanguageContent | undefined,
  sampleFigures: readonly string[] = [],
): ReferenceSources {
  const own = (name: string) =>
    files.find((file) => file.name === `${name}.yaml`)?.value;
  const sources = {
    figure: english
      ? localFigures(english.figures, own("figures"), language)
      : own("figures"),
    retention: retentionIn(language),
  };
  const site = english
    ? translatedSite(english.site, own("site"), language)
    : withSettings(own("site"));
  if (!isObject(site)) return { ...sources, site };
  const texts = siteTexts(site, sources, sampleFigures);
  return { ...sources, site: { ...texts, phone: phoneOf(site.phone) } };
}

/** {site:phone.display} and {site:phone.e164}; in other languages it is already read. */
function phoneOf(phone: unknown) {
  if (typeof phone !== "string") return phone;
  return { display: phone, e164: dialed(phone).e164 ?? "" };
}

/** The texts of site.yaml with their references filled in, and on a live site without sentences that have no source. */
function siteTexts(
  site: Record<string, unknown>,
  sources: ReferenceSources,
  sampleFigures: readonly string[],
): Record<string, unknown> {
  const fill = (text: string) => fillReferences(text, sources).text;
  return Object.fromEntries(
    Object.entries(site).map(([name, text]) => {
      if (typeof text !== "string") return [name, text];
      const written = { text };
      const filled = { text: fill(text) };
      const { value } = withoutSamples(written, filled, sampleFigures, fill);
      return [name, isObject(value) ? value.text : ""];
    }),
  );
}

function designatorsOf(
  files: readonly ContentFile[],
  english: LanguageContent = {},
): readonly string[] {
  const file = files.find(({ name }) => name === "designators.yaml");
  const list = file
    ? (Object(file.value) as { designators?: unknown }).designators
    : english.designators;
  return Array.isArray(list) ? list.map(String) : [];
}

/** Read before anything is checked, so a mistake elsewhere does not make every name unknown. */
export function knownNames({
  files,
  names,
}: ReturnType<typeof readContent>): Omit<Known, "addresses"> {
  const value = (name: string) =>
    Object(files.find((file) => file.name === name)?.value) as Record<
      string,
      unknown
    >;
  const ids = (list: unknown) =>
    (Array.isArray(list) ? list : []).map((one) =>
      String((one as { id?: unknown } | null)?.id),
    );
  return {
    authors: ids(value("people.yaml").people),
    categories: ids(value("blog-categories.yaml").categories),
    articles: names
      .filter((name) => name.startsWith("posts/"))
      .map((name) => name.slice("posts/".length, -".md".length)),
    facts: [
      ...Object.keys(value("facts.yaml")),
      ...Object.keys(value("figures.yaml")),
    ],
  };
}

function misplaced(name: string, patterns: readonly string[]) {
  const meant = nearest(name, patterns);
  return meant
    ? `has a name that the site does not know: rename it to ${meant}`
    : "has a name that the site does not know: move it to a folder such as posts, or remove it";
}
