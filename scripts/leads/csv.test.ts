import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const one = (text: string | null) => toCsv(["a"], [{ a: text }]).slice(3, -2);

test.each([
  ["=1+1", "'=1+1"],
  ["+17135550142", "'+17135550142"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", "'\\u000d=1"],
  [
    '=HYPERLINK("http://evil.example","x")',
    `"'=HYPERLINK(""http://evil.example"",""x"")"`,
  ],
  ["a=1", "a=1"],
])("runs no formula: %j", (text, cell) => {
  expect(one(text)).toBe(cell);
});

test.each([
  ["O'Brien, Ana", '"O\'Brien, Ana"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["\u202e\u200b李", "\\u202e\\u200b李"],
  [null, ""],
])("quotes as RFC 4180 has it, and shows what hides: %j", (text, cell) => {
  expect(one(text)).toBe(cell);
});

test("a row is a line that ends with CR and LF, the names of the columns first", () => {
  const rows = [
    { a: "1", b: "2", other: "3" },
    { a: "", b: null, other: "" },
  ];
  expect(toCsv(["b", "a"], rows)).toBe("b,a\r\n2,1\r\n,\r\n");
});
