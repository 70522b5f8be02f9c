import { readFileSync, writeFileSync } from "node:fs";
import { test } from "vitest";
import { search } from "#content/search.ts";
import { contentOf } from "#app/content/languages.ts";
import { find, readIndex } from "#queries/search.ts";
import { makeSearchIndex } from "./search-index.ts";
import { answersOf, pageOf } from "#app/content/answers.ts";
import { pageAt } from "#app/content/pages.ts";
test("prune", async () => {
  for (const language of (process.env.LANGS ?? "en es").split(" ")) {
    const said = contentOf({ kind: "search", language }, search) as any;
    said.pages = JSON.parse(
      readFileSync(`/tmp/orig-${language}.json`, "utf8"),
    ).map((p: any) => ({
      ...p,
      answer: undefined,
      words: p.words.map(String),
    }));
    const all: { path: string; word: string }[] = said.pages.flatMap((p: any) =>
      p.words.map((word: string) => ({ path: p.path, word })),
    );
    const original = structuredClone(said.pages);
    const answered = new Map(
      answersOf(language).map((a) => [a.path, pageOf(a, language).path]),
    );
    let kept = new Set<string>();
    for (let round = 0; round < 6; round++) {
      said.pages = original.map((p: any) => ({
        ...p,
        words: p.words.filter((w: string) => kept.has(w)),
      }));
      const index = readIndex(await makeSearchIndex(language));
      const failing = all.filter(({ path, word }) => {
        if (kept.has(word)) return false;
        const own = pageAt(path)?.translations[language];
        const hits = find(index, word, 1)
          .hits.slice(0, Number(process.env.TOP ?? 1))
          .map((h) => h.path);
        return (
          own &&
          !hits.some((hit) => (answered.get(hit) ?? hit.split("#")[0]) === own)
        );
      });
      console.log(
        language,
        "round",
        round,
        "kept",
        kept.size,
        "failing",
        failing.length,
        "of",
        all.length,
      );
      if (failing.length === 0) break;
      for (const { word } of failing) kept.add(word);
    }
    writeFileSync(`/tmp/kept-${language}.json`, JSON.stringify([...kept]));
    said.pages = original;
  }
}, 900_000);
