import { buffer } from "node:stream/consumers";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { toXlsx } from "./xlsx.ts";

test.each([
  "0098765432109876543",
  "3E10",
  "07135550142",
  "1/2",
  "TRUE",
  "2026-11-27",
  "=1+1",
  "@SUM(A1)",
  '<b>&"',
  " two\nlines ",
  "می\u200cخواهم 👩\u200d👩\u200d👧",
])("%j is text in its cell", async (text) => {
  const book = toXlsx(["a", "b"], [{ a: text, b: null }]);
  const { sheets } = await readXlsx(await buffer(book), { readStyles: true });
  const [{ rows, cells }] = sheets as [(typeof sheets)[0]];
  expect(rows).toEqual([
    ["a", "b"],
    [text, null],
  ]);
  expect(cells?.get("1,0")).toMatchObject({
    value: text,
    style: { numFmt: "@" },
  });
});

test("leaves out what no reader sees", async () => {
  const book = toXlsx(["a"], [{ a: "a\u0000\u202eb\u200d" }]);
  const { sheets } = await readXlsx(await buffer(book));
  expect(sheets[0]?.rows[1]).toEqual(["ab"]);
});
