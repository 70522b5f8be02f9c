import { createElement, Fragment, type ReactNode } from "react";
import { filledIn } from "#words/fill-in.ts";

/** Like `fillIn`, with elements: a sentence with a link in it, "or call {phone}". */
export function fillInNodes(
  text: string,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  return createElement(Fragment, null, ...filledIn(text, values));
}
