import { matchesGlob } from "node:path";
import type { Content as Files } from "./content-files.ts";
import { drawn } from "./drawn.ts";
import type { Content, PageGroup, PageKind } from "./page-kinds.ts";
import type { Photo } from "./photos.ts";
import type { ContentFile } from "./read-content.ts";
import { sectionView, separateIn } from "./section-views.ts";
import { cut } from "#words/cut.ts";
import { firstLanguage } from "#words/first-language.ts";

/** A page, as everything that lists pages sees it: a row of .generated/site/pages.json. */
export type Page = {
  /** Its address: "/about". */
  path: string;
  /** The key of its file in content-files.ts. */
  kind: keyof Files;
  /** From content/: "en/about.yaml". */
  file: string;
  /** The file's name, without its ending. */
  slug: string;
  language: string;
  /** The address of the same page in each language that has it. */
  translations: Readonly<Record<string, string>>;
  /** The path of its route, which other pages of its kind may share, and the module that shows it, from app/. */
  route: string;
  view: string;
  group: PageGroup;
  type?: PageKind["type"];
  /** Whether search engines, the sitemap, llms.txt and the site's own search list it. */
  isListed: boolean;
  name?: string;
  title?: string;
  description?: string;
  /** Its h1, and the line above it. */
  heading?: string;
  label?: string;
  /** One sentence for cards and links to it. */
  summary?: string;
  /** Its picture, by the name of its scene. */
  scene?: string;
  /** Its photograph, which is shown instead. */
  photo?: Photo;
  /** The day of its last change, if its file says it. */
  changed?: string;
};

/** A content file with a kind of its pages. */
export type PageFile = {
  key: keyof Files;
  /** From its language's folder: "industries/energy-insurance.yaml". */
  name: string;
  slug: string;
  language: string;
  content: Content;
  /** Only in other languages. */
  translation?: unknown;
  kind: PageKind;
  lineOf: ContentFile["lineOf"];
};

/** The address of a page. In other languages all are right below the first, so that a reader can say them. */
export function addressOf({
  kind,
  slug,
  language,
  content,
  translation,
}: Pick<
  PageFile,
  "kind" | "slug" | "language" | "content" | "translation"
>): string {
  if (language !== firstLanguage)
    return kind.address === "/"
      ? `/${language}`
      : `/${language}/${endOf(kind, translation) ?? slug}`;
  const end = typeof content.path === "string" ? content.path : slug;
  return kind.address.replace(/:slug|\*/, end);
}

/** Whether another language has a page: of a file with several, those whose addresses it says. */
export const hasAddress = (kind: PageKind, translation: unknown): boolean =>
  !kind.part || endOf(kind, translation) !== undefined;

function endOf({ part }: PageKind, translation: unknown): string | undefined {
  const { path } = Object(translation) as { path?: unknown };
  const end = part ? (Object(path) as Content)[part.at(-1)!] : path;
  return typeof end === "string" ? end : undefined;
}

/** What a page and its translations have in common. */
const placeOf = ({ key, slug, kind }: PageFile) =>
  [key, slug, kind.address].join(" ");

/** The table of all pages, by address. */
export function pageTable(files: readonly PageFile[]): Page[] {
  const originals = new Map(
    files.flatMap((file) =>
      file.language === firstLanguage ? [[placeOf(file), addressOf(file)]] : [],
    ),
  );
  const subjectOf = (file: PageFile) =>
    (Object(file.translation) as { english?: string }).english;
  const englishOf = (file: PageFile) =>
    subjectOf(file) ?? originals.get(placeOf(file)) ?? addressOf(file);
  // English first. Of two pages with one English one, that one leads to the page with its own name, which comes later.
  const place = (file: PageFile) => {
    if (file.language === firstLanguage) return 0;
    return subjectOf(file) ? 1 : 2;
  };
  const same = Map.groupBy(
    files.toSorted((one, other) => place(one) - place(other)),
    englishOf,
  );
  const pages = files.map((file): Page => {
    const { key, name, slug, language, content, kind } = file;
    const path = addressOf(file);
    const page = partAt(content, kind.part);
    const hero = (page.hero ?? {}) as Record<string, string | undefined>;
    const all = same.get(englishOf(file))!;
    return {
      path,
      kind: key,
      file: `${language}/${name}`,
      slug,
      language,
      translations: Object.fromEntries(
        [...all, file].map((one) => [one.language, addressOf(one)]),
      ),
      ...routeOf(file, path),
      group: kind.group,
      type: kind.type,
      isListed: !kind.isUnlisted,
      name: text(page.name),
      title: text(page.title),
      description: text(page.description),
      heading: hero.title ?? text(page.heading) ?? text(page.title),
      label: hero.subtitle,
      summary: text(page.summary) ?? text(page.description),
      ...answerHead(page),
      scene: text(page.picture) ?? sceneOf(kind, slug),
      photo: page.photo as Photo | undefined,
      changed: changedOn(page),
    };
  });
  return pages.toSorted((one, other) =>
    one.path.localeCompare(other.path, "en"),
  );
}

/** The page’s own part of a file. */
export const partAt = (content: Content, part: readonly string[] = []) =>
  part.reduce((at, name) => at[name] as Content, content);

/** A route of its own for a page with code of its own or without a folder in its address; otherwise the one of its kind. */
function routeOf({ key, kind, language, content }: PageFile, path: string) {
  const kinds = kind.view ? [] : separateIn(content);
  const isShared =
    language === firstLanguage && kinds.length === 0 && kind.address !== "/*";
  return {
    route: isShared ? kind.address : path,
    view: kind.view
      ? `pages/${kind.view}.tsx`
      : `../.generated/site/${sectionView(key, kinds)}.tsx`,
  };
}

/** An answer's file has a question for its title, and the answer for its description. */
function answerHead({ question, answer }: Content) {
  if (typeof question !== "string" || typeof answer !== "string") return {};
  const summary = cut(firstSentences(answer), longestDescription);
  return {
    name: question,
    title: question,
    description: summary,
    heading: question,
    summary,
  };
}

/** In characters: docs/quality.md, "Search engines". */
const longestDescription = 160;
const shortestDescription = 70;

/** The first sentence, and more while they make no description. */
function firstSentences(answer: string): string {
  const [first = "", ...others] = answer.split(/(?<=[.?!]) /);
  return others.reduce(
    (text, sentence) =>
      text.length < shortestDescription ? `${text} ${sentence}` : text,
    first,
  );
}

function sceneOf({ scene, generalScene }: PageKind, slug: string) {
  const own = scene?.replace("*", sceneName(slug));
  return own && generalScene && !drawn.scenes.includes(own)
    ? generalScene
    : own;
}

/** A scene is named after its page, without "-insurance". */
export const sceneName = (slug: string) => slug.replace(/-insurance$/, "");

function changedOn(page: Content): string | undefined {
  const { stored, dated, updated, date } = page as {
    stored?: { date: string };
    dated?: { date: string };
    updated?: string;
    date?: string;
  };
  // The privacy notice is from 2019, but its section on storage is newer.
  return stored?.date ?? dated?.date ?? updated ?? date;
}

const text = (value: unknown) =>
  typeof value === "string" ? value : undefined;

/** The key and the entry of a content file. */
export const entryOf = <Entry extends { file: string }>(
  name: string,
  entries: readonly (readonly [key: string, entry: Entry])[],
) =>
  // Matching every file with every place would be a tenth of a check.
  entries.find(([, { file }]) =>
    file.includes("*") ? matchesGlob(name, file) : name === file,
  );
