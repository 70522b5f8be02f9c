import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { Cache, keyOf, keyOfFiles } from "./build-cache.ts";
import { linkProblem, type PageParts } from "./links.ts";
import { idOfHeading } from "./markdown.ts";

/** In YAML only Markdown has several lines. */
export const isMarkdown = (text: string, path: readonly PropertyKey[]) =>
  path.at(-1) === "body" || text.includes("\n");

/** The mistake, in words that follow the field's name. */
type Problem = {
  message: string;
  /** Counted from the first line of the text, which is 0. */
  line: number;
};

/** What a text has that is checked: links, and elements that a page cannot show. */
type Part = {
  type:
    | "html"
    | "picture"
    | "first-level heading"
    | "second-level heading"
    | "lower heading"
    | "link";
  /** The HTML, where the link leads, or the id of the heading. */
  source: string;
  line: number;
};

const cache = new Cache();
let parser: string | undefined;

/** Everything that compile/markdown.ts rejects in a text, and its links to missing pages and parts of pages. */
export function proseProblems(
  markdown: string,
  pages: PageParts,
  own: readonly string[],
): Problem[] {
  return partsOf(markdown).flatMap((part) => {
    const message = problemOf(part, pages, own);
    return message ? [{ message, line: part.line }] : [];
  });
}

/** The ids of the headings of a text. */
export const headingIds = (markdown: string): string[] =>
  sourcesOf(markdown, ["second-level heading", "lower heading"]);

/** The ids of the second-level headings, which divide a text. */
export const sectionIds = (markdown: string): string[] =>
  sourcesOf(markdown, ["second-level heading"]);

const sourcesOf = (markdown: string, types: readonly Part["type"][]) =>
  partsOf(markdown).flatMap(({ type, source }) =>
    types.includes(type) ? source : [],
  );

/** Parsing is most of the work of checking an article, so the parts of a text are kept for the next build. */
function partsOf(markdown: string): Part[] {
  parser ??= keyOfFiles([
    "compile/{markdown,prose-problems}.ts",
    "package-lock.json",
  ]);
  const name = `prose/${keyOf(parser, markdown)}.json`;
  return cache.json(name, () => {
    const tree = fromMarkdown(markdown, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    return nodesOf(tree).flatMap(partOf);
  });
}

const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...("children" in node ? node.children.flatMap(nodesOf) : []),
];

function partOf(node: Nodes): Part[] {
  const line = (node.position?.start.line ?? 1) - 1;
  switch (node.type) {
    case "html":
      return [{ type: "html", source: node.value, line }];
    case "image":
    case "imageReference":
      return [{ type: "picture", source: "", line }];
    case "heading":
      if (node.depth === 1)
        return [{ type: "first-level heading", source: "", line }];
      return [
        {
          type: node.depth === 2 ? "second-level heading" : "lower heading",
          source: idOfHeading(textOf(node)),
          line,
        },
      ];
    case "link":
    case "definition":
      return [{ type: "link", source: node.url, line }];
    default:
      return [];
  }
}

const textOf = (node: Nodes): string =>
  "children" in node
    ? node.children.map(textOf).join("")
    : "value" in node
      ? node.value
      : "";

function problemOf(
  { type, source }: Part,
  pages: PageParts,
  own: readonly string[],
): string | undefined {
  switch (type) {
    case "html":
      return `has the HTML ${source.split("\n")[0]}, which pages cannot show: write it in Markdown`;
    case "picture":
      return "has a picture, which pages cannot show: remove it";
    case "first-level heading":
      return "has a first-level heading, but that is the page’s title: begin the line with “## ”";
    case "link":
      return linkProblem(source, pages, own);
    case "second-level heading":
    case "lower heading":
      return undefined;
  }
}
