import { toJsonSchema } from "@valibot/to-json-schema";
import { contentFiles } from "#app/content/content-files.ts";
import { knownNames } from "../scripts/content/check-content.ts";
import { readContent } from "../scripts/content/read-content.ts";
import type { Schemas } from "./content-files.ts";

/** The JSON Schemas of content/en, by file. */
export function contentSchemas(): Schemas {
  const files = contentFiles(knownNames(readContent("content/en")));
  return Object.fromEntries(
    Object.values(files).map(({ file, schema }) => [
      `content/en/${file}`,
      toJsonSchema(schema, {
        errorMode: "ignore",
        typeMode: "input",
      }) as Schemas[string],
    ]),
  );
}
