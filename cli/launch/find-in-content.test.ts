import { expect, test } from "vitest";
import { temporaryFolder } from "#server/http/app.fixture.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { readContent } from "./content-file.ts";
import { findInContent } from "./find-in-content.ts";

/** What is found in a module of these words, as "path: problem". */
async function findIn(source: string, more: Record<string, string> = {}) {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/deep`);
  for (const [name, text] of Object.entries({ "one.ts": source, ...more }))
    writeFileSync(`${folder}/${name}`, text);
  const files = await readContent(folder);
  return files
    .flatMap(findInContent)
    .map(
      ({ place, path, problem }) =>
        `${place.slice(folder.length + 1)} ${path}: ${problem}`,
    );
}

test("what is real is not found", async () => {
  expect(
    await findIn(
      `export const site = {
         phone: "(713) 555-2200", name: "A sample of our work", sample: false,
         origin: "https://www.test.com", mail: "me@my-example.com", parts: [1, null, undefined],
       };
       export const figures = { a: { value: "5", asOf: "2026-01-01", source: "Statute", approvedBy: "Ann" } };
       export const reviews = [{ rating: 5, review: "Good.", source: "https://maps.google.com/x", consent: "C-17" }];`,
    ),
  ).toEqual([]);
});

test("samples are found wherever they stand, and named", async () => {
  expect(
    await findIn(
      `export default {
         people: [{ id: "x", name: "Ann", sample: true }],
         marks: { "two words": [{ real: 1 }, { sample: true }] },
       };`,
      {
        "deep/two.ts": `export const place = { sample: true, city: "Houston" };`,
      },
    ),
  ).toEqual([
    "deep/two.ts place: is a sample: Houston",
    "one.ts people[0]: is a sample: Ann",
    'one.ts marks["two words"][1]: is a sample: no words',
  ]);
});

test("what one file takes from another is found where it is spelled", async () => {
  expect(
    await findIn(
      `export const site = { email: "a@firm.example", phone: "713-555-0142", at: { sample: true, city: "Houston" } };`,
      {
        "two.ts": `import { site } from "./one.ts";
          export default { text: \`Write to \${site.email} or call \${site.phone}.\`, at: site.at };`,
      },
    ),
  ).toEqual([
    "one.ts site.email: names firm.example, which is no real host",
    "one.ts site.phone: holds 555-0142, a telephone number for fiction",
    "one.ts site.at: is a sample: Houston",
  ]);
});

test.each([
  ["https://pay.firm.example/start", "pay.firm.example"],
  ["Write to a@example.com.", "example.com"],
  ["http://mail.example.org:25", "mail.example.org"],
  ["a@b.invalid", "b.invalid"],
  ["tag:firm.example,2025:post", "firm.example"],
])("a host that nobody can own is found in %s", async (text, host) => {
  expect(await findIn(`export default { text: "${text}" }`)).toEqual([
    `one.ts text: names ${host}, which is no real host`,
  ]);
});

test("an empty text is found", async () => {
  expect(
    await findIn(`export const site = { legalName: "", lines: ["", "x"] };`),
  ).toEqual([
    "one.ts site.legalName: is empty",
    "one.ts site.lines[0]: is empty",
  ]);
});

test("a figure and a review are found once, with all that they lack", async () => {
  expect(
    await findIn(
      `export const figures = {
         a: { value: "50+", asOf: "", source: " ", sample: true },
         b: { value: "2", asOf: "2026-01-01", source: "Statute" },
       };
       export const reviews = [{ name: "Ann", rating: 5, review: "Good.", source: "https://maps.google.com/x" }];`,
    ),
  ).toEqual([
    "one.ts figures.a: is a sample: 50+; lacks a source and a date and who approved it",
    "one.ts figures.b: lacks who approved it",
    "one.ts reviews[0]: lacks the consent",
  ]);
});

test("the name that residents of California see is found where it lacks the word insurance", async () => {
  expect(
    await findIn(
      `export default {
         california: { name: "Bayou Partners", domicile: "Texas" },
         other: { name: "Bayou Insurance Partners", domicile: "Texas" },
       };`,
    ),
  ).toEqual([
    "one.ts california: is a name without the word insurance: Bayou Partners",
  ]);
});

test("articles are read line by line", async () => {
  expect(
    await findIn("", {
      "post.md": `---\nsample: true\n---\n\nWrite to a@firm.example.\n`,
    }),
  ).toEqual([
    "post.md line 2: is a sample",
    "post.md line 5: names firm.example, which is no real host",
  ]);
});
