import { search } from "#content/search.ts";
import { answersOf } from "#app/content/answers.ts";
import type { Section } from "#content/sections.ts";
import { site } from "#content/site.ts";
import type { Translated } from "#app/content/article.ts";
import { contentOf, fileOf, uiIn } from "#app/content/languages.ts";
import { searchKinds } from "#content/ui/search-kinds.ts";
import { loadPage, ownPart } from "#app/load-page.ts";
import { readBuilt } from "#app/document/built-assets.ts";
import { withoutLinks } from "#words/links-in-text.ts";
import {
  indexJson,
  readIndex,
  type SearchDocument,
  type SearchIndex,
} from "#queries/search.ts";
import { plainText } from "#app/content/prose-node.ts";
import { categoryLabel } from "#app/content/post-cards.ts";
import { allPages, pageIn, type Page } from "#app/content/pages.ts";
import { posts, proseOf } from "#app/content/posts.ts";
import { firstLanguage } from "#words/first-language.ts";

const built = new Map<string, SearchIndex>();

/**
 * The index written by the build, for searches on the server. In development words change, so each search makes a new
 * one.
 */
export async function searchIndex(language: string): Promise<SearchIndex> {
  if (import.meta.env.DEV) return readIndex(await makeSearchIndex(language));
  const folder = language === firstLanguage ? "blog" : language;
  const index =
    built.get(language) ?? readIndex(readBuilt(`/${folder}/search-index.json`));
  built.set(language, index);
  return index;
}

/**
 * Indexes every prerendered page of a language except those that search engines must not list, and every term of a
 * glossary. Only loaders call this.
 */
export async function makeSearchIndex(language: string): Promise<string> {
  const searchWords = contentOf({ kind: "search", language }, search);
  const named = Object.entries(searchWords.pages).flatMap(([path, words]) => {
    const own = pageIn(path, language);
    return own
      ? [{ path: own.path, words, answer: searchWords.answers[path] }]
      : [];
  });
  const questions = answersOf(language).flatMap(
    ({ path, question, asked: wordings, answer }) => [
      { path, answer, words: wordings },
      { path, answer, words: [question, ...wordings], isQuestion: true },
    ],
  );
  const pages = await readPages(language, [...named, ...questions]);
  const terms = pages.flatMap(({ terms: list }) => list);
  return indexJson([...pages.map(({ document }) => document), ...terms], {
    names: [
      ...named,
      ...questions,
      ...terms.map(({ path, summary, title, calledToo }) => ({
        path,
        answer: summary,
        words: [title, ...calledToo.split("\n")],
      })),
    ],
    synonyms: searchWords.synonyms,
    common: searchWords.common,
  });
}

type Named = readonly { path: string; words: readonly string[] }[];

/** `named` are the pages with what visitors call each. */
async function readPages(language: string, named: Named) {
  const names = new Map(named.map(({ path, words }) => [path, words]));
  const listed = allPages().filter(
    ({ isListed, language: own }) => isListed && own === language,
  );
  const pages = listed.map(async (entry) => {
    const { path } = entry;
    const loaded = await loadPage(path);
    if (loaded instanceof Response) throw new Error(`${path} moves`);
    const { data: loaderData } = ownPart(loaded);
    const post =
      entry.type === "BlogPosting" &&
      fileOf<Translated>(entry, posts().get(entry.slug));
    const document: SearchDocument = {
      path,
      title: entry.title!.split(" | ")[0]!,
      summary: entry.description!,
      calledToo: names.get(path)?.join("\n") ?? "",
      ...(post ? article(post, language) : page(entry, loaderData as object)),
    };
    return { document, terms: termsIn(entry, loaderData) };
  });
  return Promise.all(pages);
}

/** The terms of a page with a glossary, each as a document of its own. */
function termsIn({ path, name = "" }: Page, loaderData: unknown) {
  const { sections = [] } = Object(loaderData) as { sections?: Section[] };
  return sections
    .flatMap((section) => (section.kind === "terms" ? section.list : []))
    .map(({ id, name: title, also = [], text }) => ({
      path: `${path}#${id}`,
      kind: name,
      title,
      summary: withoutLinks(text),
      text: withoutLinks(text),
      headings: "",
      calledToo: [...also, `${searchKinds.meaning} ${title}`].join("\n"),
    }));
}

function article(post: Translated, language: string) {
  const { nodes, headings } = post.prose ?? proseOf(post);
  return {
    kind: categoryLabel(post.category, language),
    headings: headings.map(({ text }) => text).join(". "),
    // Sources are for checking, not for searching.
    text: nodes
      .filter(([tag]) => tag !== "section" && tag !== "h2")
      .map(plainText)
      .join("\n"),
  };
}

/** The kind of pages in a group; all others are about the brokerage. */
function kindOf({ group, language }: Page) {
  const kinds: { [Group in Page["group"]]?: string } = uiIn(
    language,
    searchKinds,
  );
  return kinds[group] ?? site.shortName;
}

function page(entry: Page, content: object) {
  return {
    kind: kindOf(entry),
    headings: texts(content, true).join(". "),
    text: withoutLinks(texts(content, false).join("\n")),
  };
}

/** The texts of a page's content: either its titles, names and questions, or all others. */
function texts(content: object, titles: boolean): string[] {
  return Object.entries(content).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "string") {
      const isTitle = ["title", "question", "name", "coverage"].includes(key);
      // Other single words are addresses, icons and similar values.
      return isTitle === titles && (isTitle || value.includes(" "))
        ? value
        : [];
    }
    // Text about another page is found there; words of buttons and menus say nothing about a page.
    const isOwn =
      typeof value === "object" &&
      value !== null &&
      !("path" in value) &&
      // Sources are for checking, not for searching.
      key !== "sourceList" &&
      key !== "translation";
    return isOwn ? texts(value, titles) : [];
  });
}
