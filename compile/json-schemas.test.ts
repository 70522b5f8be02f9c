import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentFiles } from "./content-files.ts";
import { checkContent } from "./check-content.ts";
import { jsonSchemas } from "./json-schemas.ts";

const { known } = checkContent();
const schemas = jsonSchemas(known);

test("an editor gets names to choose from, limits and descriptions", () => {
  type Fields = Record<string, object>;
  const { author, description } = schemas.posts!.properties as Fields;
  expect(author).toMatchObject({
    enum: known.authors,
    description: expect.stringMatching(/\w/),
  });
  expect(description).toMatchObject({
    minLength: 70,
    maxLength: 160,
    description: expect.stringMatching(/\w/),
  });
});

test("an unknown field of a page is rejected", () => {
  expect(schemas.home).toMatchObject({ additionalProperties: false });
});

test.each([
  ["onboarding", ["specialist", "email"], "me@firm.com", "{site:email}"],
  ["onboarding", ["specialist", "phone"], "713", "{site:phone.display}"],
])(
  "in %s a text with a fixed format may be a reference",
  (key, path, real, reference) => {
    const field = path.reduce(
      (at, name) => (at.properties as Record<string, typeof at>)[name]!,
      schemas[key]!,
    );
    const pattern = new RegExp(field.pattern!);
    expect(field).not.toHaveProperty("format", expect.anything());
    expect(real).toMatch(pattern);
    expect(reference).toMatch(pattern);
    expect("anything else").not.toMatch(pattern);
  },
);

test("VS Code has the schema of each YAML file", () => {
  const settings = JSON.parse(
    readFileSync(".vscode/settings.json", "utf8"),
  ) as { "yaml.schemas": Record<string, string> };
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      Object.entries(contentFiles(known))
        .filter(([, { file }]) => file.endsWith(".yaml"))
        .map(([key, { file }]) => [
          `./.generated/schemas/${key}.json`,
          `content/*/${file}`,
        ]),
    ),
  );
});
