import { expect, test } from "vitest";
import { readEntry } from "./entry-format.ts";
import { shapeOf } from "./schema.ts";
import { list, object, text } from "./schemas.fixture.ts";
import { writeEntry } from "./write-entry.ts";

const page = shapeOf(
  object({ title: text, note: text, paragraphs: list(text), body: text }, [
    "title",
  ]),
);
const sample = { type: "boolean" };
const record = shapeOf({
  type: "object",
  additionalProperties: object({ value: text, text, sample }, ["value"]),
});

const source = `# Who reads this
title: "One: two"
paragraphs:
  - First, with a line that is far longer than eighty characters and stays on its line anyway.
  # Ask the lawyer
  - Second
other: kept
`;

test("changes only what changed: comments, quotes and unknown fields stay", async () => {
  const entry = readEntry("a.yaml", source, page);
  expect(await writeEntry("a.yaml", entry, page, source)).toBe(source);
  const changed = { ...entry, title: " Three ", paragraphs: ["New", "Second"] };
  expect(await writeEntry("a.yaml", changed, page, source)).toBe(
    source.replace('"One: two"', "Three").replace(/First.*/, "New"),
  );
});

test("entries that move or are removed take their comments with them", async () => {
  const entry = readEntry("a.yaml", source, page);
  const paragraphs = (entry.paragraphs as string[]).slice(1);
  expect(
    await writeEntry("a.yaml", { ...entry, paragraphs }, page, source),
  ).toBe(source.replace(/ {2}- First.*\n/, ""));
});

test("leaves out empty optional fields", async () => {
  const fields = { title: text, tags: list(text), note: text };
  const must = shapeOf(object(fields, ["title", "tags"]));
  const entry = { note: "", other: "kept", __sc_item_id: "the editor's own" };
  expect(await writeEntry("a.yaml", entry, must)).toBe(
    'title: ""\ntags: []\nother: kept\n',
  );
});

test("an article is front matter and a text, which stays as typed", async () => {
  const article =
    "---\ntitle: One\n---\n\nWords.[^1]\n\n| A   |   B |\n| --- | --: |\n| a   |   b |\n\n[^1]: Source.\n";
  const entry = readEntry("a.md", article, page);
  expect(entry.body).toMatch(/^Words[^]*Source\.$/);
  expect(await writeEntry("a.md", entry, page, article)).toBe(article);
  expect(await writeEntry("a.md", entry, page)).toBe(article);
  expect(
    await writeEntry("a.md", { ...entry, body: "New." }, page, article),
  ).toBe("---\ntitle: One\n---\n\nNew.\n");
});

test("a name that the editor does not accept gets another one there", async () => {
  const states = shapeOf(object({ "to do": text }));
  const entry = readEntry("a.yaml", "to do: Open\n", states);
  expect(entry).toEqual({ to_do: "Open" });
  expect(await writeEntry("a.yaml", entry, states)).toBe("to do: Open\n");
});

test("a record becomes a list of entries with an id, and back", async () => {
  const file = "# Ours\ncarriers:\n  value: 50+\n  sample: true\n";
  const entry = readEntry("a.yaml", file, record);
  expect(entry).toEqual({
    list: [{ id: "carriers", value: "50+", sample: true }],
  });
  expect(await writeEntry("a.yaml", entry, record, file)).toBe(file);
  const more = {
    list: [
      { id: "carriers", value: "60+", sample: false },
      { id: "staff", value: "9" },
    ],
  };
  expect(await writeEntry("a.yaml", more, record, file)).toBe(
    '# Ours\ncarriers:\n  value: 60+\nstaff:\n  value: "9"\n',
  );
});

test("of two entries of a record with one name, none is lost", async () => {
  const words = shapeOf({ type: "object", additionalProperties: text });
  const both = ["hail", "wind"].map((value) => ({ id: "/storm", value }));
  expect(await writeEntry("a.yaml", { list: both }, words)).toBe(
    "/storm: hail\n/storm (again): wind\n",
  );
});

test("a new entry of a record without a name is named after its first words", async () => {
  const entry = { list: [{ value: "30 days", text: "Wait for it, 9 times." }] };
  expect(await writeEntry("a.yaml", entry, record)).toBe(
    "waitForItTimes:\n  value: 30 days\n  text: Wait for it, 9 times.\n",
  );
});

test("a list with an order is put into it", async () => {
  const days = { ...list(object({ date: text })), sortedBy: "date" };
  const shape = shapeOf(object({ days }));
  const before = "days:\n  - date: 2026-02-01\n";
  const entry = { days: [{ date: "2026-02-01" }, { date: "2026-01-01" }] };
  expect(await writeEntry("a.yaml", entry, shape, before)).toBe(
    "days:\n  - date: 2026-01-01\n  - date: 2026-02-01\n",
  );
});

test("an entry without an id gets one from its name, and keeps it", async () => {
  const people = shapeOf(
    object({ people: list(object({ id: text, name: text })) }),
  );
  const written = (id: string, name: string) =>
    writeEntry("a.yaml", { people: [{ id, name }] }, people);
  expect(await written("", "María O’Neill 2nd")).toContain(
    "id: maria-oneill-2nd\n",
  );
  expect(await written("maria", "María O’Neill")).toContain("id: maria\n");
});
