import { expect, test } from "vitest";
import { leadKinds } from "#forms/kinds.ts";
import { mapFields, readMapping } from "./field-mapping.ts";
import { eventPaths } from "./lead-event.ts";

const paths = leadKinds.map(eventPaths);
const read = (file: unknown) => readMapping(JSON.stringify(file), paths);

test("fields get the receiver's names and groups, and fixed values are added", () => {
  const mapping = read({
    fields: {
      "data.name": "contact.fullName",
      "data.email": "contact.email",
      "data.fields.message": "notes",
      "data.fields.language": "language",
      "data.file.name": "document",
    },
    fixed: { source: "website", "office.id": 7, "contact.isNew": true },
  });
  const data = {
    name: "Ana",
    email: "",
    fields: { message: "Hola", language: "es" },
    file: null,
  };
  expect(JSON.parse(JSON.stringify(mapFields({ data }, mapping)))).toEqual({
    contact: { fullName: "Ana", email: "", isNew: true },
    notes: "Hola",
    language: "es",
    source: "website",
    office: { id: 7 },
  });
});

test("a group may have any name", () => {
  const mapping = read({ fields: { "data.name": "__proto__.name" } });
  const mapped = mapFields({ data: { name: "Ana" } }, mapping);
  expect(JSON.stringify(mapped)).toBe('{"__proto__":{"name":"Ana"}}');
  expect({}).not.toHaveProperty("name");
});

test.each<[string, string | RegExp]>([
  ["{", "is not JSON"],
  ['{"fields":{}}', "fields is empty"],
  ['{"fields":{"data.name":"a..b"}}', "is not a name such as"],
  ['{"fields":{"data.name":7}}', "fields.data.name is not a text"],
  ['{"fields":{"data.name":"a"},"extra":1}', "extra"],
  ['{"fields":{"data.name":"a"},"fixed":{"b":[]}}', "fixed.b is not a text"],
  [
    '{"fields":{"data.nmae":"a"}}',
    /data\.nmae; .*data\.reference.*data\.fields\.message/s,
  ],
  ['{"fields":{"data.name":"a","data.email":"a"}}', "fills a twice"],
  [
    '{"fields":{"data.name":"a","data.phone":"a1","data.email":"a.b"}}',
    "has a both as a field and, in a.b, as a group",
  ],
])("%s is refused", (json, problem) => {
  expect(() => readMapping(json, paths)).toThrow(problem);
});
