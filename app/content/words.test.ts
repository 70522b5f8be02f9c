import { readFileSync, readdirSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { designators } from "#content/figures.ts";
import { warn } from "../../tests/warnings.ts";
import { industrySchema } from "./industry-schema.ts";
import { personalSchema } from "./personal-schema.ts";
import { serviceCounts, serviceSchema } from "./service-schema.ts";

const families = [
  { folder: "content/industries", schema: industrySchema, leastWords: 600 },
  { folder: "content/personal", schema: personalSchema, leastWords: 450 },
  { folder: "content/services", schema: serviceSchema, leastWords: 450 },
] as const;

const files = families.flatMap((family) =>
  readdirSync(family.folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ({ ...family, path: `${family.folder}/${name}` })),
);

/** Words that promise more than a policy holds, or that only an advertiser would use. */
const forbidden =
  /\b(best|guarantee[ds]?|guaranteed|fully covered|cheapest|lowest price|world-class|unparalleled|unmatched|peace of mind|one-stop|leverage[ds]?|seamless(ly)?|robust|holistic|#1|number one)\b/i;

describe.each(files)("$path", ({ path, schema, leastWords }) => {
  test("holds every field its page needs", async () => {
    const result = v.safeParse(schema, await read(path));
    expect(
      result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    ).toBeUndefined();
  });

  test(`is warned of with fewer than ${leastWords} words`, async () => {
    const { length } = strings(await read(path))
      .join(" ")
      .split(/\s+/);
    expect(length).toBeGreaterThan(0);
    if (length < leastWords)
      warn(
        `${path} has ${length} words: search engines like ${leastWords} of its own`,
      );
  });

  test("takes every figure from the list of figures", () => {
    expect(typedInFigures(readFileSync(path, "utf8"))).toEqual([]);
  });

  test("promises nothing that a policy does not", async () => {
    expect(
      strings(await read(path)).filter((text) => forbidden.test(text)),
    ).toEqual([]);
  });
});

test("each named section of a service page has its number of entries", async () => {
  for (const { path, folder } of files.filter(
    (file) => file.folder === "content/services",
  )) {
    const slug = path.slice(folder.length + 1, -".ts".length);
    const service = v.parse(serviceSchema, await read(path));
    for (const [id, count] of Object.entries(serviceCounts[slug] ?? {})) {
      const section = service.sections.find((one) => one.id === id);
      expect(
        section && "list" in section && section.list.length,
        `${path}: ${id}`,
      ).toBe(count);
    }
  }
});

test("warns of a paragraph that is on two pages", async () => {
  const seen = new Map<string, string>();
  const twice = new Map<string, number>();
  for (const { path } of files) {
    for (const paragraph of strings(await read(path)).filter(
      (text) => text.split(" ").length > 7,
    )) {
      const pair = `${path} and ${seen.get(paragraph)}`;
      if (seen.has(paragraph)) twice.set(pair, (twice.get(pair) ?? 0) + 1);
      seen.set(paragraph, path);
    }
  }
  expect(seen.size).toBeGreaterThan(0);
  for (const [pair, count] of twice)
    warn(`${pair} share ${count} paragraphs: search engines show one of them`);
});

test("warns of a title or a description that two pages share", async () => {
  const pages = await Promise.all(
    files.map(async ({ path }) => v.parse(v.object(head), await read(path))),
  );
  for (const field of ["title", "description"] as const) {
    const shared =
      pages.length - new Set(pages.map((page) => page[field])).size;
    expect(shared).toBeLessThan(pages.length);
    if (shared > 0)
      warn(
        `${shared} pages have the ${field} of another: searchers cannot tell`,
      );
  }
});

const head = { title: v.string(), description: v.string() };

async function read(path: string): Promise<unknown> {
  return (
    (await import(/* @vite-ignore */ `../../${path}`)) as { default: unknown }
  ).default;
}

/** All texts of a content file but its addresses and other machine words. */
function strings(value: unknown): string[] {
  if (typeof value === "string")
    return /^\/|^[a-z-]+$/.test(value) ? [] : [value];
  if (typeof value === "object" && value !== null)
    return Object.values(value).flatMap(strings);
  return [];
}

function typedInFigures(source: string): string[] {
  const ownWords = source
    .replace(/^import .*$/gm, "")
    .replace(/\$\{[^}]*\}/g, "");
  const withoutNames = designators.reduce(
    (words, name) => words.replaceAll(name, ""),
    ownWords,
  );
  return withoutNames.split("\n").filter((line) => /\d/.test(line));
}
