import { expect, test } from "vitest";
import { plainText, type ProseNode } from "#app/content/prose-node.ts";
import { readMarkdown as read } from "./markdown.ts";

const readMarkdown = (source: string) =>
  read(source, { sources: "Sources", table: "Table" });

/** As a page has it, with the names of React's props. */
const html = (nodes: readonly ProseNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const [tag, props, ...children] = node;
      const attributes = Object.entries(props ?? {}).map(
        ([name, value]) => ` ${name}="${String(value)}"`,
      );
      return `<${tag}${attributes.join("")}>${html(children)}</${tag}>`;
    })
    .join("");

test("headings get ids from their words and make the table of contents", () => {
  const { nodes, headings } = readMarkdown(
    "## What’s *left*, if any?\n\nText.",
  );
  expect(headings).toEqual([
    { id: "whats-left-if-any", text: "What’s left, if any?" },
  ]);
  expect(html(nodes.slice(0, 1))).toBe(
    '<h2 id="whats-left-if-any" tabIndex="-1">What’s <em>left</em>, if any?</h2>',
  );
});

test("a source links to its note, and the note back to every place that cites it", () => {
  const { nodes, words } = readMarkdown(
    "One.[^law] Two.[^law]\n\n[^law]: Tex. Ins. Code.",
  );
  expect(html(nodes)).toBe(
    '<p>One.<sup><a href="#fn-law" id="fnref-law" aria-describedby="footnote-label">1</a></sup>' +
      ' Two.<sup><a href="#fn-law" id="fnref-law-2" aria-describedby="footnote-label">1</a></sup></p>' +
      '<section><h2 id="footnote-label" tabIndex="-1">Sources</h2><ol><li id="fn-law"><p>Tex. Ins. Code. ' +
      '<a href="#fnref-law" aria-label="Back to reference 1">↑</a> ' +
      '<a href="#fnref-law-2" aria-label="Back to reference 1-2">↑2</a></p></li></ol></section>',
  );
  expect(words).toBe(2);
});

test("a table scrolls by itself and names its columns and rows", () => {
  const { nodes } = readMarkdown("|  | Paid |\n| --- | --- |\n| Roof | Yes |");
  expect(html(nodes)).toBe(
    '<div role="group" tabIndex="0" aria-label="Table"><table>' +
      '<thead><tr><td></td><th scope="col">Paid</th></tr></thead>' +
      '<tbody><tr><th scope="row">Roof</th><td>Yes</td></tr></tbody></table></div>',
  );
});

test.each([
  ["raw HTML", "Text <b>bold</b>", /raw HTML/],
  ["an HTML block", "<script>alert(1)</script>", /raw HTML/],
  ["a picture", "![x](/y.png)", /a picture/],
  ["a second title", "# Title", /h1/],
])("%s fails the build", (_, source, message) => {
  expect(() => readMarkdown(source)).toThrow(message);
});

test("line breaks within a paragraph are spaces between words", () => {
  expect(plainText(readMarkdown("**one**\n*two*").nodes[0] ?? "")).toBe(
    "one\ntwo",
  );
});
