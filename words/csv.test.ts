import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const one = (text: string | null) => toCsv(["a"], [{ a: text }]).slice(6, -2);

test.each([
  ["=1+1", `"'=1+1"`],
  ["+17135550142", `"'+17135550142"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["＝1+1", `"'＝1+1"`],
  ["＋1", `"'＋1"`],
  ["－1", `"'－1"`],
  ["＠SUM(A1)", `"'＠SUM(A1)"`],
  ["\t=1", `"'\t'=1"`],
  ["\tb", `"'\tb"`],
  [" \u00a0\u3000=1", `"' \u00a0\u3000=1"`],
  ["\r=1", `"'\n'=1"`],
  [
    '=HYPERLINK("http://evil.example","x")',
    `"'=HYPERLINK(""http://evil.example"",""x"")"`,
  ],
  // After another separator too.
  ["a;=1+1", `"a;'=1+1"`],
  ["a; =1+1", `"a;' =1+1"`],
  ['a;"=1+1"', `"a;'""=1+1"""`],
  ["a,@SUM(A1)", `"a,'@SUM(A1)"`],
  ["a\t-1", `"a\t'-1"`],
  ["a\n+1", `"a\n'+1"`],
  ["a;＝1", `"a;'＝1"`],
  ["a;b;=1;=2", `"a;b;'=1;'=2"`],
  [";\n=1", `";'\n'=1"`],
])("runs no formula in a cell: %j", (text, cell) => {
  expect(one(text)).toBe(cell);
});

test.each(["a=1", "a-b", "ana+tag@example.com", "1; 2, 3", "a\nb", "a - b"])(
  "does not change other text: %j",
  (text) => {
    expect(one(text)).toBe(`"${text}"`);
  },
);

test.each([
  ["O'Brien, Ana", '"O\'Brien, Ana"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["\u202e\u200b李", '"李"'],
  ["\u200b=1", `"'=1"`],
  [null, '""'],
])(
  "quotes as RFC 4180 says, and leaves out hidden characters: %j",
  (text, cell) => {
    expect(one(text)).toBe(cell);
  },
);

test("a row is a line that ends with CR and LF, with a header row first", () => {
  const rows = [
    { a: "1", b: "2", other: "3" },
    { a: "", b: null, other: "" },
  ];
  expect(toCsv(["b", "a"], rows)).toBe('\ufeff"b","a"\r\n"2","1"\r\n"",""\r\n');
});
