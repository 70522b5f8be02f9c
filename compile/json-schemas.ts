import { toJsonSchema, type JsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { contentFiles } from "./content-files.ts";
import type { Known } from "./schemas/page-schema.ts";

/**
 * Schemas with which editors complete and explain the fields of each file, by the keys of contentFiles. They are less
 * strict than `npm run content:check`, because JSON Schema cannot express some rules.
 */
export function jsonSchemas(known: Known): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(contentFiles(known)).map(([key, { schema }]) => [
      key,
      jsonSchemaOf(schema),
    ]),
  );
}

export const jsonSchemaOf = (schema: GenericSchema): JsonSchema =>
  toJsonSchema(schema, {
    typeMode: "input",
    errorMode: "ignore",
    overrideAction: ({ valibotAction, jsonSchema }) =>
      ofOneForm.has(valibotAction.type) ? orReference(jsonSchema) : undefined,
  });

/** Rules for the format of a text. */
const ofOneForm = new Set(["email", "ends_with", "regex", "starts_with"]);

/** {site:email} is not an email address before it is filled in. */
const orReference = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  format: undefined,
  pattern: String.raw`${schema.pattern ?? "@"}|\{\w+:[\w.]+\}`,
});
