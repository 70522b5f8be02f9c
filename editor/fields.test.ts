import { expect, test } from "vitest";
import { editorFields } from "./fields.ts";
import { shapeOf, type JsonSchema } from "./schema.ts";
import { list, object, text as empty } from "./schemas.fixture.ts";

const text = { ...empty, minLength: 1 };
const fields = (schema: JsonSchema, ...files: unknown[]) =>
  editorFields(shapeOf(schema), files);

test("a field has the title, the description and the limits of its schema", () => {
  const schema = object({
    name: { ...text, title: "Full name", description: "As on the license" },
    summary: { ...text, maxLength: 160 },
  });
  expect(fields(schema)).toMatchObject([
    { name: "name", label: "Full name", hint: "As on the license" },
    { name: "summary", label: "Summary", maxlength: 160 },
  ]);
});

test("only optional fields may be left out", () => {
  const [name, note] = fields(object({ name: text, note: text }, ["name"]));
  expect(name).not.toHaveProperty("required");
  expect(note).toMatchObject({ required: false });
});

test("a required field may be empty, unless the schema says otherwise", () => {
  const schema = object({ license: empty, tags: list(text) });
  expect(fields(schema)).toMatchObject([
    { required: false },
    { required: false },
  ]);
});

test("a text field has several lines if any file has a long text", () => {
  const schema = object({ title: text, intro: text });
  const widgets = fields(
    schema,
    { title: "Short", intro: "Short" },
    { title: "Short", intro: "Long ".repeat(20) },
  ).map(({ widget }) => widget);
  expect(widgets).toEqual(["string", "text"]);
});

test("each type of value has its own kind of field", () => {
  const schema = object({
    date: { type: "string", format: "date" },
    rating: { type: "integer", minimum: 1, maximum: 5 },
    sample: { type: "boolean" },
    category: { enum: ["claims", "home-owners"] },
    version: { const: 1 },
    body: text,
  });
  expect(fields(schema)).toMatchObject([
    { widget: "datetime", type: "date" },
    { widget: "number", value_type: "int", min: 1, max: 5 },
    { widget: "boolean" },
    { widget: "select", options: [{}, { label: "Home owners" }] },
    { widget: "hidden", default: 1 },
    { widget: "richtext", modes: ["raw"], buttons: [], editor_components: [] },
  ]);
});

test("objects and lists nest, to any depth", () => {
  const questions = list(object({ question: text, answers: list(text) }));
  const faq = object({ questions: { ...questions, minItems: 2 } });
  const answers = { widget: "list", field: { label: "Answer" } };
  const widget = {
    widget: "list",
    min: 2,
    summary: "{{question}}",
    fields: [{ name: "question" }, answers],
  };
  expect(fields(object({ faq }))).toMatchObject([
    { widget: "object", fields: [widget] },
  ]);
});

test("a list of objects of several kinds lets the editor choose the kind", () => {
  const kind = { const: "prose", description: "Running text." };
  const prose = object({ kind, title: text });
  const names = object({ kind: { const: "namesOnly" }, names: list(text) });
  const sections = list({ anyOf: [prose, names] });
  const types = [
    { name: "prose", summary: "{{title}}", fields: [{ name: "title" }] },
    { name: "namesOnly", label: "Names only", fields: [{ name: "names" }] },
  ];
  expect(fields(object({ sections }))).toMatchObject([
    { widget: "list", typeKey: "kind", hint: "Prose: Running text.", types },
  ]);
});

test("an entry with a date or a value shows it before its name", () => {
  const date = { type: "string", format: "date" };
  expect(
    fields(object({ holidays: list(object({ name: text, date })) })),
  ).toMatchObject([{ summary: "{{date}} {{name}}" }]);
});

test("a list of choices is one field with multiple choice", () => {
  const schema = object({ lines: list({ enum: ["auto", "flood"] }) });
  expect(fields(schema)).toMatchObject([
    { name: "lines", widget: "select", multiple: true },
  ]);
});

test("a file that is a list or a record is a list of entries", () => {
  const person = object({ name: text });
  expect(fields(list(person))).toMatchObject([
    { name: "list", fields: [{ name: "name" }] },
  ]);
  const record = { type: "object", additionalProperties: person };
  const own = [{ name: "name" }, { name: "id", required: false }];
  expect(fields(record)).toMatchObject([{ name: "list", fields: own }]);
  const propertyNames = { enum: ["/about", "/blog"], title: "Page" };
  const chosen = { name: "id", label: "Page", widget: "select" };
  expect(
    fields({ ...record, propertyNames, additionalProperties: text }),
  ).toMatchObject([{ fields: [chosen, { name: "value" }] }]);
});

test("a value that no field can show, or an object without fields, has none", () => {
  const either = { anyOf: [text, list(text)] };
  const schema = object({ any: {}, either, groups: object({}), name: text });
  expect(fields(schema).map(({ name }) => name)).toEqual(["name"]);
});
