import {
  contentFiles,
  translatedFiles,
  type PlacedFile,
} from "#compile/content-files.ts";
import { checkContent } from "#compile/check-content.ts";
import { jsonSchemaOf, jsonSchemas } from "#compile/json-schemas.ts";
import { otherLanguages } from "#compile/language-folders.ts";
import { translationSchema } from "#compile/schemas/translation-schema.ts";
import { firstLanguage } from "#words/first-language.ts";
import type { Schemas } from "./content-files.ts";
import type { JsonSchema } from "./schema.ts";

/** The JSON Schemas of content/, by file. */
export function contentSchemas(): Schemas {
  const { known, languages } = checkContent();
  const { ui = {} } = languages[firstLanguage] ?? {};
  const english = jsonSchemas(known);
  return Object.fromEntries([
    ...Object.entries(contentFiles(known)).map(([key, { file }]) => [
      `content/${firstLanguage}/${file}`,
      english[key],
    ]),
    ...otherLanguages().flatMap((language) =>
      Object.entries(translatedFiles(known)).map(([key, place]) => {
        const schema = jsonSchemaOf(place.schema) as JsonSchema;
        return [
          `content/${language}/${place.file}`,
          withTranslation(key === "ui" ? inParts(schema, ui) : schema, place),
        ];
      }),
    ),
  ]) as Schemas;
}

/** By the names of its parts, so that the translation is not one of them. */
const inParts = ({ additionalProperties }: JsonSchema, parts: unknown) =>
  ({
    type: "object",
    properties: Object.fromEntries(
      Object.keys(Object(parts)).map((name) => [name, additionalProperties]),
    ),
  }) as JsonSchema;

/** With what a file says about its translation, if it has a page. */
function withTranslation(schema: JsonSchema, { pages }: PlacedFile) {
  if (pages.length === 0) return schema;
  const translation = jsonSchemaOf(translationSchema) as JsonSchema;
  const { path, madeFrom, ...properties } = translation.properties!;
  const [ending, endings] = path!.anyOf!;
  const isFirst = pages[0]!.address === "/";
  const own = {
    ...translation,
    properties: {
      ...(!isFirst && {
        path: {
          ...path,
          ...(pages[0]!.part ? endings : ending),
          anyOf: undefined,
        },
      }),
      // Only figures and facts have several.
      madeFrom: { ...madeFrom, ...madeFrom!.anyOf![0], anyOf: undefined },
      ...properties,
    },
  };
  return { ...schema, properties: { translation: own, ...schema.properties } };
}
