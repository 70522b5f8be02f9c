import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/app.fixture.ts";
import { findInContent } from "./find-in-content.ts";

/** The findings in files with these names and contents, as "file:line  field  problem". */
function findIn(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  return findInContent(folder).map(
    ({ place, line, path, problem }) =>
      `${place.slice(folder.length + 1)}:${line}  ${path}  ${problem}`,
  );
}

test("real content is not reported", () => {
  expect(
    findIn({
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
    }),
  ).toEqual([]);
});

test("samples are reported in every language, at any depth, by name", () => {
  expect(
    findIn({
      "en/people.yaml": `
people:
  - id: x
    name: Ann
    sample: true
marks:
  two words:
    - real: 1
    - sample: true
`,
      "es/deep/place.yaml": "place:\n  sample: true\n  city: Houston\n",
    }),
  ).toEqual([
    "en/people.yaml:3  people.0  is a sample: Ann",
    "en/people.yaml:9  marks.two words.1  is a sample: no words",
    "es/deep/place.yaml:1  place  is a sample: Houston",
  ]);
});

test("a page in another language that nobody approved is reported", () => {
  expect(
    findIn({
      "es/home.yaml": "title: Seguros\n",
      "es/storm.yaml": "translation:\n  path: tormenta\n  approvedBy: Ann\n",
      "es/quote.yaml": "translation:\n  path: cotizar\n",
    }),
  ).toEqual(["es/quote.yaml:1  translation  lacks who approved it"]);
});

test("text from another file is reported where it is written", () => {
  expect(
    findIn({
      "en/site.yaml": "email: a@firm.example\nphone: 713-555-0142\n",
      "en/home.yaml": "text: Write to {site:email} or call {site:phone}.\n",
    }),
  ).toEqual([
    "en/site.yaml:1  email  names firm.example, which is not a real host",
    "en/site.yaml:2  phone  has 555-0142, a fictional telephone number",
  ]);
});

test.each([
  ["https://pay.firm.example/start", "pay.firm.example"],
  ["Write to a@example.com.", "example.com"],
  ["http://mail.example.org:25", "mail.example.org"],
  ["a@b.invalid", "b.invalid"],
  ["tag:firm.example,2025:post", "firm.example"],
])("a host that nobody can own is reported in %s", (text, host) => {
  expect(findIn({ "en/home.yaml": `text: ${text}\n` })).toEqual([
    `en/home.yaml:1  text  names ${host}, which is not a real host`,
  ]);
});

test("an empty text is reported", () => {
  expect(
    findIn({ "en/site.yaml": `legalName: ""\nlines:\n  - ""\n  - x\n` }),
  ).toEqual([
    "en/site.yaml:1  legalName  is empty",
    "en/site.yaml:3  lines.0  is empty",
  ]);
});

test("a figure and a review are reported once, with everything they lack", () => {
  expect(
    findIn({
      "en/figures.yaml": `
one: { value: 50+, asOf: "", source: " ", sample: true }
two: { value: "2", asOf: 2026-01-01, source: Statute }
`,
      "en/testimonials.yaml": `
testimonials:
  - { name: Ann, rating: 5, review: Good., source: "https://maps.google.com/x" }
`,
    }),
  ).toEqual([
    "en/figures.yaml:2  one  is a sample: 50+; lacks a source and a date and who approved it",
    "en/figures.yaml:3  two  lacks who approved it",
    "en/testimonials.yaml:3  testimonials.0  lacks the consent",
  ]);
});

test("the name shown to California residents is reported if it lacks the word insurance", () => {
  const licenses = "california: { name: '{site:name}', domicile: Texas }\n";
  expect(
    findIn({
      "en/licenses.yaml": licenses,
      "en/site.yaml": "name: Bayou Partners\n",
    }),
  ).toEqual([
    "en/licenses.yaml:1  california  is a name without the word insurance: Bayou Partners",
  ]);
  expect(
    findIn({
      "en/licenses.yaml": licenses,
      "en/site.yaml": "name: Bayou Insurance Partners\n",
    }),
  ).toEqual([]);
});

test("a kind of insurance without a license number stops a release", () => {
  const files = {
    "site.yaml": 'texasLicense: "123456"\n',
    "licenses.yaml": `
texas:
  list:
    - { license: General, sells: Cars, pages: [], number: "{site:texasLicense}" }
    - { license: Life, sells: Lives, pages: [], number: "" }
    - { license: Surplus, sells: Risks, pages: [], number: "1", sample: true }
`,
  };
  expect(stopping(files)).toEqual(["texas.list.1", "texas.list.2"]);
  expect(
    findIn({
      "en/licenses.yaml": files["licenses.yaml"],
      "en/site.yaml": "texasLicense: ' '\n",
    }),
  ).toEqual([
    "en/licenses.yaml:4  texas.list.0  lacks the license number for: Cars",
    "en/licenses.yaml:5  texas.list.1  lacks the license number for: Lives",
    "en/licenses.yaml:6  texas.list.2  is a sample: Surplus",
  ]);
});

test("Markdown is read line by line, in separate files and in YAML", () => {
  expect(
    findIn({
      "en/posts/one.md":
        "---\ntitle: One\nsample: true\n---\n\nText.\n\nWrite to a@firm.example.\n",
      "en/licenses.yaml":
        "check:\n  text: |\n    Text.\n\n    Call 555-0142.\n",
    }),
  ).toEqual([
    "en/licenses.yaml:5  check.text  has 555-0142, a fictional telephone number",
    "en/posts/one.md:1  the file  is a sample: One",
    "en/posts/one.md:8  body  names firm.example, which is not a real host",
  ]);
});

/** The paths that stop a release. */
function stopping(files: Record<string, string>, live = false) {
  const folder = temporaryFolder();
  mkdirSync(`${folder}/en`);
  for (const [name, text] of Object.entries(files))
    writeFileSync(`${folder}/en/${name}`, text);
  return findInContent(folder, live)
    .filter(({ stops }) => stops)
    .map(({ path }) => path);
}

test("a translation that nobody approved stops a live site, and no preview", () => {
  const files = { "storm.yaml": "translation:\n  path: tormenta\n" };
  expect(stopping(files)).toEqual([]);
  expect(stopping(files, true)).toEqual(["translation"]);
});

test("what the law or a visitor needs stops a release", () => {
  expect(
    stopping({
      "site.yaml": `
name: Bayou
legalName: ""
phone: { display: (713) 555-0142 }
address: { street: 1 Main Street, sample: true }
outside: { quote: https://quote.firm.example }
`,
      "figures.yaml": `
one: { value: 50+, asOf: 2026-01-01, source: "" }
`,
      "licenses.yaml": "california: { name: Bayou, domicile: Texas }\n",
      "home.yaml": "text: Write to a@firm.example or call 713-555-0142.\n",
    }).toSorted(),
  ).toEqual([
    "address",
    "california",
    "legalName",
    "one",
    "outside.quote",
    "phone.display",
    "text",
  ]);
});

test("what a live build leaves out, and what can wait, does not", () => {
  expect(
    stopping({
      "site.yaml": 'outside: { quote: "" }\n',
      "people.yaml": `
people:
  - { name: Ann, sample: true, email: ann@firm.example, phone: 713-555-0142 }
`,
      "figures.yaml": `
one: { value: 50+, asOf: "", source: "", sample: true }
two: { value: "2", asOf: 2026-01-01, source: Statute }
`,
      "testimonials.yaml":
        "list:\n  - { name: Ann, rating: 5, review: Good. }\n",
      "ui.yaml": "email: Write it like name@example.com.\n",
    }),
  ).toEqual([]);
});

test("an unreadable file is reported", () => {
  expect(findIn({ "en/home.yaml": "title: 'open\n" })).toEqual([
    expect.stringMatching(/^en\/home\.yaml:\d {2}the file {2}is not valid/),
  ]);
});
