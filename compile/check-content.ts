import { join, matchesGlob } from "node:path";
import {
  contentFiles,
  kebab,
  translatedFiles,
  type PlacedFile,
} from "./content-files.ts";
import { requiredFiles } from "./required-parts.ts";
import { otherLanguages, type LanguageContent } from "./language-folders.ts";
import type { Content } from "./page-kinds.ts";
import type { Known } from "./schemas/page-schema.ts";
import type { Glossary } from "./schemas/translation-schema.ts";
import { checkFile, type FileContext } from "./check-file.ts";
import {
  designatorsOf,
  referenceSources,
  sampleFiguresOf,
} from "./reference-sources.ts";
import { linksToComing, withoutComing } from "./coming.ts";
import { eachText, isObject } from "./each-text.ts";
import { checkBusinessHours } from "./business-hours-warnings.ts";
import {
  fileProblem,
  reportTo,
  type ContentProblem,
  type FileReports,
} from "./content-problem.ts";
import {
  addressOf,
  entryOf,
  hasAddress,
  pageTable,
  type Page,
  type PageFile,
} from "./page-table.ts";
import { isLive } from "./live.ts";
import { checkYears } from "./past-years.ts";
import type { PageParts } from "./links.ts";
import {
  checkLicenses,
  checkMenus,
  checkPage,
  checkRedirects,
  type Licenses,
  type Menus,
  type Redirects,
} from "./page-problems.ts";
import { headingIds, isMarkdown } from "./prose-problems.ts";
import {
  readContent,
  slugOf,
  type ContentFile,
  type ContentRead,
  type Drafts,
} from "./read-content.ts";
import { checkMedia, mediaIn } from "./photos.ts";
import { missingWords } from "./translation-problems.ts";
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
    (list: ContentProblem[], language = firstLanguage): FileReports =>
    (name) => {
      const { files: own } = read.get(language)!;
      const file = own.find((one) => one.name === name);
      const report = file && reportTo(list, join(root, language), file);
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
  checkBusinessHours(
    inFile(warnings),
    [...read.keys()].map((one) => [one, inFile(warnings, one)("site.yaml")]),
    today,
  );
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

type ContentKey = keyof ReturnType<typeof contentFiles>;

function missingFiles(
  entries: FileContext["entries"],
  names: readonly string[],
): ContentProblem[] {
  return [...entries.map(([, { file }]) => file), ...requiredFiles]
    .filter((pattern) => !names.some((name) => matchesGlob(name, pattern)))
    .map((file) => fileProblem(file, "is missing: the site needs it"));
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
