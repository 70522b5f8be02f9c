import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { findInContent } from "./find-in-content.ts";

/** The findings in files with these names and contents: "file:line field: problem", with "!" if it stops a release. */
function findIn(files: Record<string, string>, live = false) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  return findInContent(folder, live).map(
    ({ place, line, path, problem, stops }) =>
      `${stops ? "! " : ""}${place.slice(folder.length + 1)}:${line} ${path}: ${problem}`,
  );
}

test("real content is not reported", () => {
  const files = {
    "en/site.yaml": `
phone: (713) 555-2200
name: A sample of our work
sample: false
origin: https://www.test.com
mail: me@my-example.com
parts: [1, null]
`,
    "en/figures.yaml": `
wait: { value: "5", asOf: 2026-01-01, source: Statute, approvedBy: Ann }
`,
    "en/testimonials.yaml": `
testimonials:
  - { rating: 5, review: Good., source: "https://maps.google.com/x", consent: C-17 }
`,
  };
  expect(findIn(files)).toEqual([]);
});

test("samples are reported in every language, at any depth, by name", () => {
  const people = `
people:
  - id: x
    name: Ann
    sample: true
marks:
  two words:
    - real: 1
    - sample: true
`;
  const place = "place:\n  sample: true\n  city: Houston\n";
  expect(
    findIn({ "en/people.yaml": people, "es/deep/place.yaml": place }),
  ).toEqual([
    "en/people.yaml:3 people.0: is a sample: Ann",
    "en/people.yaml:9 marks.two words.1: is a sample: no words",
    "es/deep/place.yaml:1 place: is a sample: Houston",
  ]);
});

test("a page in another language that nobody approved is reported, and stops a live site but no preview", () => {
  const files = {
    "es/home.yaml": "title: Seguros\n",
    "es/storm.yaml": "translation:\n  path: tormenta\n  approvedBy: Ann\n",
    "es/quote.yaml": "translation:\n  path: cotizar\n",
  };
  const found = "es/quote.yaml:1 translation: lacks who approved it";
  expect(findIn(files)).toEqual([found]);
  expect(findIn(files, true)).toEqual([`! ${found}`]);
});

test("text from another file, and empty text, is reported where it is written", () => {
  const site = `email: a@firm.example
phone: 713-555-0142
legalName: ""
lines: ["", x]
`;
  const home = "text: Write to {site:email} or call {site:phone}.\n";
  expect(findIn({ "en/site.yaml": site, "en/home.yaml": home })).toEqual([
    "! en/site.yaml:1 email: names firm.example, which is not a real host",
    "! en/site.yaml:2 phone: has 555-0142, a fictional telephone number",
    "! en/site.yaml:3 legalName: is empty",
    "en/site.yaml:4 lines.0: is empty",
  ]);
});

test("Markdown is read line by line, in separate files and in YAML", () => {
  const post =
    "---\ntitle: One\nsample: true\n---\n\nText.\n\nWrite to a@firm.example.\n";
  const licenses = "check:\n  text: |\n    Text.\n\n    Call 555-0142.\n";
  expect(
    findIn({ "en/posts/one.md": post, "en/licenses.yaml": licenses }),
  ).toEqual([
    "! en/licenses.yaml:5 check.text: has 555-0142, a fictional telephone number",
    "en/posts/one.md:1 the file: is a sample: One",
    "en/posts/one.md:8 body: names firm.example, which is not a real host",
  ]);
});

test.each([
  ["https://pay.firm.example/start", "pay.firm.example"],
  ["http://mail.example.org:25", "mail.example.org"],
  ["a@b.invalid", "b.invalid"],
  ["tag:firm.example,2025:post", "firm.example"],
])("a host that nobody can own is reported in %s", (text, host) => {
  const [found] = findIn({ "en/home.yaml": `text: ${text}\n` });
  expect(found).toContain(
    `en/home.yaml:1 text: names ${host}, which is not a real host`,
  );
});

test("a figure and a review are reported once, with everything they lack", () => {
  const figures = `
one: { value: 50+, asOf: "", source: " ", sample: true }
two: { value: "2", asOf: 2026-01-01, source: Statute }
three: { value: 50+, asOf: 2026-01-01, source: "" }
`;
  const reviews = `
testimonials:
  - { name: Ann, rating: 5, review: Good., source: "https://maps.google.com/x" }
`;
  expect(
    findIn({ "en/figures.yaml": figures, "en/testimonials.yaml": reviews }),
  ).toEqual([
    "en/figures.yaml:2 one: is a sample: 50+; lacks a source and a date and who approved it",
    "en/figures.yaml:3 two: lacks who approved it",
    "! en/figures.yaml:4 three: lacks a source and who approved it",
    "en/testimonials.yaml:3 testimonials.0: lacks the consent",
  ]);
});

test("the name shown to California residents must have the word insurance", () => {
  const find = (name: string) =>
    findIn({
      "en/licenses.yaml":
        "california: { name: '{site:name}', domicile: Texas }\n",
      "en/site.yaml": `name: ${name}\n`,
    });
  expect(find("Bayou Insurance Partners")).toEqual([]);
  expect(find("Bayou Partners")).toEqual([
    "! en/licenses.yaml:1 california: is a name without the word insurance: Bayou Partners",
  ]);
});

test("a kind of insurance without a license number stops a release", () => {
  const find = (number: string) =>
    findIn({
      "en/site.yaml": `texasLicense: "${number}"\n`,
      "en/licenses.yaml": `
texas:
  - { license: General, sells: Cars, pages: [], number: "{site:texasLicense}" }
  - { license: Surplus, sells: Risks, pages: [], number: "1", sample: true }
`,
    });
  const sample = "! en/licenses.yaml:4 texas.1: is a sample: Surplus";
  expect(find("123456")).toEqual([sample]);
  expect(find(" ")).toEqual([
    "! en/licenses.yaml:3 texas.0: lacks the license number for: Cars",
    sample,
  ]);
});

test("what the law or a visitor needs stops a release; what a live build leaves out, and what can wait, does not", () => {
  const site = `
phone: { display: (713) 555-0142, sample: true }
outside: { quote: "", portal: https://portal.firm.example }
`;
  const people = `
people:
  - { name: Ann, sample: true, email: ann@firm.example, phone: 713-555-0142 }
`;
  const found = findIn({
    "en/site.yaml": site,
    "en/people.yaml": people,
    "en/ui.yaml": "email: Write it like name@example.com.\n",
  });
  expect(found.length).toBeGreaterThan(6);
  expect(found.filter((one) => one.startsWith("!"))).toEqual([
    expect.stringContaining("site.yaml:2 phone: is a sample"),
    expect.stringContaining("site.yaml:2 phone.display: has"),
    expect.stringContaining("site.yaml:3 outside.portal: names"),
  ]);
});

test("an unreadable file stops a release", () => {
  expect(findIn({ "en/home.yaml": "title: 'open\n" })).toEqual([
    expect.stringMatching(/^! en\/home\.yaml:\d the file: is not valid/),
  ]);
});
