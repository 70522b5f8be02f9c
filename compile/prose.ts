import type { Content } from "./content-files.ts";
import { Cache, keyOf, keyOfFiles } from "./build-cache.ts";
import {
  partsOf,
  readMarkdown,
  type MarkdownPart,
  type MarkdownWords,
  type Prose,
} from "./markdown.ts";

/** An article without its text. */
export type Post = Omit<Content["posts"], "body"> & { slug: string };

/** A page of content/en/legal with its parts. */
export type LegalPage = Omit<Content["legal"], "body"> & {
  parts: MarkdownPart[];
};

/** content/en/licenses.yaml with its Markdown read. */
export type LicensesPage = Omit<Content["licenses"], "check"> & {
  check: { id: string; title: string; nodes: Prose["nodes"] };
};

type Files = readonly (readonly [name: string, source: string])[];

/**
 * The articles, the newest first, without their texts, and each text in a file of its own. They are not modules, so
 * that Vite need not build the code again for a new article.
 */
export function articleFiles(
  articles: Readonly<Record<string, Content["posts"]>>,
  words: MarkdownWords,
): Files {
  const reader = keyOfFiles(["compile/markdown.ts", "package-lock.json"]);
  const cache = new Cache();
  const all = Object.entries(articles);
  const posts = all
    .map(([slug, { body: _body, ...post }]): Post => ({ ...post, slug }))
    // Articles of one day are ordered by name, so the order never depends on the disk.
    .toSorted(
      (one, other) =>
        other.date.localeCompare(one.date) ||
        one.slug.localeCompare(other.slug),
    );
  return [
    ["posts.json", `${JSON.stringify(posts, null, 1)}\n`],
    ...all.map(([slug, { body }]) => {
      // Reading Markdown is most of the work on 2,000 articles.
      const prose = cache.json(
        `articles/${keyOf(reader, JSON.stringify(words), body)}.json`,
        () => readMarkdown(body, words),
      );
      return [`posts/${slug}.json`, JSON.stringify(prose)] as const;
    }),
  ];
}

export function legalPages(
  documents: Readonly<Record<string, Content["legal"]>>,
  words: MarkdownWords,
): Record<string, LegalPage> {
  return Object.fromEntries(
    Object.entries(documents).map(([slug, { body, ...page }]) => [
      slug,
      { ...page, parts: partsOf(readMarkdown(body, words).nodes) },
    ]),
  );
}

export function licensesPage(
  { check, ...page }: Content["licenses"],
  words: MarkdownWords,
): LicensesPage {
  const { text, ...rest } = check;
  return {
    ...page,
    check: { ...rest, nodes: readMarkdown(text, words).nodes },
  };
}
