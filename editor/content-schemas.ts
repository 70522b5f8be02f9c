import { contentFiles } from "#compile/content-files.ts";
import { checkContent } from "#compile/check-content.ts";
import { jsonSchemas } from "#compile/json-schemas.ts";
import type { Schemas } from "./content-files.ts";

/** The JSON Schemas of content/en, by file. */
export function contentSchemas(): Schemas {
  const { known } = checkContent();
  const schemas = jsonSchemas(known);
  return Object.fromEntries(
    Object.entries(contentFiles(known)).map(([key, { file }]) => [
      `content/en/${file}`,
      schemas[key] as Schemas[string],
    ]),
  );
}
