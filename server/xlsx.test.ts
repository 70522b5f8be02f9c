import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { toXlsx } from "./xlsx.ts";

test("each cell of a workbook is text as it was typed, so nothing runs or becomes a number", async () => {
  const name = "سارا می\u200cخواهم 👩\u200d👧";
  const rows = [`\u202a${name}\u202c`, "=1+1"].map((typed) => ({ typed }));
  const file = await new Response(toXlsx(["typed"], rows)).arrayBuffer();
  const { sheets } = await readXlsx(file, { readStyles: true });
  const [sheet] = sheets;
  expect(sheet!.rows).toEqual([["typed"], [name], ["=1+1"]]);
  expect(sheet!.cells?.get("2,0")?.style).toMatchObject({ numFmt: "@" });
});
