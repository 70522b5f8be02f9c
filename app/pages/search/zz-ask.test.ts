import { readFileSync } from "node:fs";
import { test } from "vitest";
import { find, readIndex } from "#queries/search.ts";
import { makeSearchIndex } from "#app/pages/search/search-index.ts";
test("ask", async () => {
  const lang = process.env.LANG_ ?? "en";
  const index = readIndex(await makeSearchIndex(lang));
  for (const q of readFileSync(process.env.ASK!, "utf8")
    .split("\n")
    .filter(Boolean)) {
    const f = find(index, q.split("|")[0]!.trim(), 1);
    console.log(
      q,
      "=>",
      f.hits
        .slice(0, 2)
        .map((h) => h.path)
        .join("  "),
      f.hits[0]?.answer ? "*" : "",
    );
  }
});
