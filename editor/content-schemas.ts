import { contentFiles } from "#app/content/content-files.ts";
import { checkContent } from "../scripts/content/check-content.ts";
import { jsonSchemas } from "../scripts/content/json-schemas.ts";
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
