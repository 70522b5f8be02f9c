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
  const { known } = checkContent();
  const english = jsonSchemas(known);
  return Object.fromEntries([
    ...Object.entries(contentFiles(known)).map(([key, { file }]) => [
      `content/${firstLanguage}/${file}`,
      english[key],
    ]),
    ...otherLanguages().flatMap((language) =>
      Object.entries(translatedFiles(known)).flatMap(([key, place]) => {
        const schema = jsonSchemaOf(place.schema) as JsonSchema;
        // In ui.yaml the translation is among the parts of a record, which the editor cannot tell apart.
        return key === "ui"
          ? []
          : [
              [
                `content/${language}/${place.file}`,
                withTranslation(schema, place),
              ],
            ];
      }),
    ),
  ]) as Schemas;
}

/** With what a file says about its translation, if it has a page. */
function withTranslation(schema: JsonSchema, { pages }: PlacedFile) {
  if (pages.length === 0) return schema;
  const translation = jsonSchemaOf(translationSchema) as JsonSchema;
  const { path, ...properties } = translation.properties!;
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
      ...properties,
    },
  };
  return { ...schema, properties: { translation: own, ...schema.properties } };
}
