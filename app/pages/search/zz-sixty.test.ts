import { readFileSync } from "node:fs";
import { test } from "vitest";
import { find, readIndex } from "#queries/search.ts";
import { makeSearchIndex } from "#app/pages/search/search-index.ts";
import { answersOf } from "#app/content/answers.ts";
test("ask", async () => {
  const index = readIndex(await makeSearchIndex("en"));
  const pageOf = new Map(answersOf("en").map((a) => [a.path, a.page]));
  let first = 0,
    answered = 0,
    two = 0;
  for (const line of readFileSync(process.env.ASK!, "utf8")
    .split("\n")
    .filter(Boolean)) {
    const [q, want] = line.split("|").map((x) => x.trim()) as [string, string];
    const hits = find(index, q, 1).hits;
    const ok = (p?: string) =>
      p &&
      want.split(" ").some((w) => [p.split("#")[0], pageOf.get(p)].includes(w));
    const good = ok(hits[0]?.path);
    if (good) first++;
    if (good || ok(hits[1]?.path)) two++;
    if (pageOf.has(hits[0]?.path ?? "")) answered++;
    console.log(
      good ? "ok  " : "BAD ",
      q,
      "=>",
      hits
        .slice(0, 2)
        .map((h) => h.path)
        .join("  "),
      hits[0]?.answer ? "*" : "",
    );
  }
  console.log("first", first, "two", two, "answer first", answered);
});
