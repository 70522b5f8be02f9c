import type { Element, ElementContent, Root } from "hast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import type { markdown as markdownWords } from "#content/ui/markdown.ts";
import { containers, plainText } from "#app/content/prose-node.ts";
import type { ProseNode, ProseProps } from "#app/content/prose-node.ts";

/** A page's words for tables and sources, from content/en/ui.yaml. */
export type MarkdownWords = Omit<typeof markdownWords, "part">;

export type Prose = {
  nodes: readonly ProseNode[];
  /** The second-level headings, except that of the sources. */
  headings: readonly { id: string; text: string }[];
  /** The number of words, sources not counted. */
  words: number;
};

/**
 * Turns Markdown (CommonMark with GitHub's tables and footnotes) into a tree that a page's loader can return. Runs
 * only at build time. Throws if the Markdown has elements that pages must not contain: raw HTML, pictures, an h1.
 */
export function readMarkdown(source: string, words: MarkdownWords): Prose {
  const markdown = fromMarkdown(source, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const html = toHast(markdown, {
    clobberPrefix: "",
    footnoteLabel: words.sources,
    footnoteLabelProperties: {},
    footnoteBackContent: (_, repeat) => (repeat > 1 ? `↑${repeat}` : "↑"),
    handlers: { html: refuse("raw HTML"), image: refuse("a picture") },
  }) as Root;

  const nodes = childrenOf(html, words);
  const own = nodes.filter((node) => node[0] !== "section");
  return {
    nodes,
    headings: own.flatMap((node) =>
      node[0] === "h2" && typeof node[1] === "object"
        ? [{ id: String(node[1]?.id), text: plainText(node) }]
        : [],
    ),
    words: own.map(plainText).join(" ").split(/\s+/).filter(Boolean).length,
  };
}

/** A second-level heading and its content. */
export type MarkdownPart = {
  id: string;
  title: string;
  nodes: readonly ProseNode[];
};

/** The parts of readMarkdown's result, each from one second-level heading to the next. */
export function partsOf(nodes: readonly ProseNode[]): MarkdownPart[] {
  const parts: (MarkdownPart & { nodes: ProseNode[] })[] = [];
  for (const node of nodes) {
    if (node[0] === "h2" && typeof node[1] === "object")
      parts.push({
        id: String(node[1]?.id),
        title: plainText(node),
        nodes: [],
      });
    else parts.at(-1)?.nodes.push(node);
  }
  return parts;
}

/** The attributes that an element may have, by their names in the tree and in React. */
const attributes: Record<string, string> = {
  align: "data-align",
  ariaDescribedBy: "aria-describedby",
  ariaLabel: "aria-label",
  href: "href",
  id: "id",
  start: "start",
};

function childrenOf(parent: Root | Element, words: MarkdownWords): ProseNode[] {
  const holdsBlocks =
    parent.type === "root" ||
    containers.has(parent.tagName) ||
    parent.children.some((child) => "tagName" in child && isBlock(child));
  return (parent.children as ElementContent[]).flatMap((child, index) => {
    if (child.type === "text")
      return holdsBlocks && !child.value.trim() ? [] : [child.value];
    return child.type === "element"
      ? [elementOf(child, parent, index, words)]
      : [];
  });
}

function isBlock({ tagName }: Element) {
  return tagName === "p" || containers.has(tagName);
}

function elementOf(
  element: Element,
  parent: Root | Element,
  index: number,
  labels: MarkdownWords,
): ProseNode {
  const children = childrenOf(element, labels);
  const props = propsOf(element);
  const tag = element.tagName;
  const words = children.map(plainText).join("");
  switch (tag) {
    case "h1":
      throw new Error(`"${words}" is an h1: that is the title`);
    case "h2":
    case "h3": {
      const { id, title } = headingId(children);
      return [tag, { id: id ?? idOf(words), ...props, tabIndex: -1 }, ...title];
    }
    case "table":
      // It scrolls by itself if the window is too narrow, from the keyboard too.
      return [
        "div",
        { role: "group", tabIndex: 0, "aria-label": labels.table },
        [tag, null, ...children],
      ];
    case "th":
      return words
        ? [tag, { ...props, scope: "col" }, ...children]
        : ["td", null];
    case "td":
      return firstCell(parent, index)
        ? ["th", { ...props, scope: "row" }, ...children]
        : [tag, orNull(props), ...children];
    default:
      return [tag, orNull(props), ...children];
  }
}

function propsOf(element: Element): ProseProps {
  return Object.fromEntries(
    Object.entries(element.properties).flatMap(([name, value]) => {
      const known = attributes[name];
      if (!known || value === null || value === undefined) return [];
      return [[known, typeof value === "number" ? value : String(value)]];
    }),
  );
}

function firstCell(row: Root | Element, index: number) {
  return !row.children
    .slice(0, index)
    .some((before) => before.type === "element");
}

const orNull = (props: ProseProps) =>
  Object.keys(props).length > 0 ? props : null;

const ownId = /^(.*?)\s*\{#([a-z][a-z0-9-]*)\}$/;

/** The id of a heading with this text. */
export const idOfHeading = (text: string): string =>
  ownId.exec(text)?.[2] ?? idOf(text);

/** An id at the end of a heading, "## Your rights {#rights}", so links survive a change of words. */
function headingId(children: ProseNode[]) {
  const last = children.at(-1);
  const [, words, id] = (typeof last === "string" && ownId.exec(last)) || [];
  return words === undefined
    ? { id: undefined, title: children }
    : { id, title: [...children.slice(0, -1), words] };
}

/** An id made of a heading's words. */
function idOf(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[’']/g, "")
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

function refuse(what: string) {
  return (): never => {
    throw new Error(`holds ${what}`);
  };
}
