/** A text, or an element: its name, its attributes with React's names, its children. See compile/markdown.ts. */
export type ProseNode =
  | string
  | [tag: string, props: ProseProps | null, ...children: ProseNode[]];
export type ProseProps = Record<string, string | number>;

/** The text of a tree, without its markup and the numbers of its sources. */
export function plainText(node: ProseNode): string {
  if (typeof node === "string") return node;
  const [tag, , ...children] = node;
  if (tag === "sup") return "";
  return children.map(plainText).join(containers.has(tag) ? " " : "");
}

/** They contain only elements; the text between those is line breaks of the source. */
export const containers = new Set([
  "blockquote",
  "div",
  "ol",
  "section",
  "table",
  "tbody",
  "thead",
  "tr",
  "ul",
]);
