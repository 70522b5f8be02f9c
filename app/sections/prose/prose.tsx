import { createElement, type ReactNode } from "react";
import type { ProseNode } from "#app/content/prose-node.ts";
import { OutsideLink } from "#app/ui/outside-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import "#app/styles/prose.css";

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
