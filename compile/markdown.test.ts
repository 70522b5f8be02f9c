import { expect, test } from "vitest";
import { plainText } from "#app/content/prose-node.ts";
import { readMarkdown as read } from "./markdown.ts";

const readMarkdown = (source: string) =>
  read(source, { sources: "Sources", table: "Table" });

test("headings get ids from their words and make the table of contents", () => {
  const { nodes, headings } = readMarkdown(
    "## What’s *left*, if any?\n\nText.",
  );
  expect(headings).toEqual([
    { id: "whats-left-if-any", text: "What’s left, if any?" },
  ]);
  expect(nodes[0]).toEqual([
    "h2",
    { id: "whats-left-if-any", tabIndex: -1 },
    "What’s ",
    ["em", null, "left"],
    ", if any?",
  ]);
});

test("a source links to its note, and the note back to every place that cites it", () => {
  const { nodes, words } = readMarkdown(
    "One.[^law] Two.[^law]\n\n[^law]: Tex. Ins. Code.",
  );
  expect(nodes).toEqual([
    [
      "p",
      null,
      "One.",
      [
        "sup",
        null,
        [
          "a",
          {
            href: "#fn-law",
            id: "fnref-law",
            "aria-describedby": "footnote-label",
          },
          "1",
        ],
      ],
      " Two.",
      [
        "sup",
        null,
        [
          "a",
          {
            href: "#fn-law",
            id: "fnref-law-2",
            "aria-describedby": "footnote-label",
          },
          "1",
        ],
      ],
    ],
    [
      "section",
      null,
      ["h2", { id: "footnote-label", tabIndex: -1 }, "Sources"],
      [
        "ol",
        null,
        [
          "li",
          { id: "fn-law" },
          [
            "p",
            null,
            "Tex. Ins. Code. ",
            [
              "a",
              { href: "#fnref-law", "aria-label": "Back to reference 1" },
              "↑",
            ],
            " ",
            [
              "a",
              { href: "#fnref-law-2", "aria-label": "Back to reference 1-2" },
              "↑2",
            ],
          ],
        ],
      ],
    ],
  ]);
  expect(words).toBe(2);
});

test("a table scrolls by itself and names its columns and rows", () => {
  const [wrapper] = readMarkdown(
    "|  | Paid |\n| --- | --- |\n| Roof | Yes |",
  ).nodes;
  expect(wrapper).toEqual([
    "div",
    { role: "group", tabIndex: 0, "aria-label": "Table" },
    [
      "table",
      null,
      [
        "thead",
        null,
        ["tr", null, ["td", null], ["th", { scope: "col" }, "Paid"]],
      ],
      [
        "tbody",
        null,
        ["tr", null, ["th", { scope: "row" }, "Roof"], ["td", null, "Yes"]],
      ],
    ],
  ]);
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
