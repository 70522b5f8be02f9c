import type { JsonSchema } from "./schema.ts";

/** Schemas as compile/json-schemas.ts writes them. */
export const text = { type: "string" } as const;

export const list = (items: JsonSchema) => ({ type: "array", items });

/** All its fields are required, or only these. */
export const object = (
  properties: Record<string, JsonSchema>,
  required = Object.keys(properties),
) => ({ type: "object", properties, required });
