import { createElement, type ReactNode } from "react";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import "#app/styles/prose.css";

/** A text, or an element: its name, its attributes with React's names, its children. See compile/markdown.ts. */
export type ProseNode =
  string | [tag: string, props: ProseProps | null, ...children: ProseNode[]];
export type ProseProps = Record<string, string | number>;

/** Text that was written in Markdown. */
export function Prose({ nodes }: { nodes: readonly ProseNode[] }) {
  return createElement("div", { className: "prose" }, ...nodes.map(element));
}

function element(node: ProseNode): ReactNode {
  if (typeof node === "string") return node;
  const [tag, props, ...children] = node;
  const href = String(props?.href ?? "");
  const type = href.startsWith("/")
    ? PageLink
    : /^https?:/.test(href)
      ? OutsideLink
      : tag;
  return createElement<Record<string, unknown>>(
    type as string,
    type === PageLink ? { ...props, to: href } : props,
    ...children.map(element),
  );
}
