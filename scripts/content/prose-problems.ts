import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { nearest } from "./issue-message.ts";

/** The mistake, in words that follow the field's name. */
type Problem = {
  message: string;
  /** Counted from the first line of the text, which is 0. */
  line: number;
};

/** Everything that app/content/markdown.ts rejects in a text, and its links to missing pages. */
export function proseProblems(
  markdown: string,
  addresses: readonly string[],
): Problem[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return nodesOf(tree).flatMap((node) => {
    const message = problemOf(node, addresses);
    return message ? [{ message, line: node.position!.start.line - 1 }] : [];
  });
}

const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...("children" in node ? node.children.flatMap(nodesOf) : []),
];

function problemOf(
  node: Nodes,
  addresses: readonly string[],
): string | undefined {
  switch (node.type) {
    case "html":
      return `has the HTML ${node.value.split("\n")[0]}, which pages cannot show: write it in Markdown`;
    case "image":
    case "imageReference":
      return "has a picture, which pages cannot show: remove it";
    case "heading":
      return node.depth === 1
        ? "has a first-level heading, but that is the page’s title: begin the line with “## ”"
        : undefined;
    case "link":
    case "definition":
      return linkProblem(node.url, addresses);
    default:
      return undefined;
  }
}

/** Undefined if a link leads to a page of this site, to a part of the same page or to another site. */
export function linkProblem(
  link: string,
  addresses: readonly string[],
): string | undefined {
  const [page = ""] = link.split(/[?#]/);
  if (!page.startsWith("/") || addresses.includes(page)) return undefined;
  const meant = nearest(page, addresses);
  return `leads to ${page}, which is not a page of this site: ${meant ? `write ${meant}` : "write the address of one, like /about"}`;
}
