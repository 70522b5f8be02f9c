/** The part of JSON Schema that this editor supports. */
export type JsonSchema = {
  type?: string | readonly string[];
  title?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  /** "markdown": a text with Markdown in it. "image": a photograph. */
  editor?: string;
  /** The field by which a list is in order. */
  sortedBy?: string;
};

/** The parts of a schema that the editor can show; everything else stays in the file unchanged. */
export type Shape =
  | { is: "text" | "number" | "boolean"; schema: JsonSchema }
  | { is: "choice"; schema: JsonSchema; options: readonly unknown[] }
  | { is: "fixed"; schema: JsonSchema; value: unknown }
  | { is: "list"; schema: JsonSchema; entry: Shape }
  | { is: "object"; schema: JsonSchema; fields: ReadonlyMap<string, Field> }
  /** An object with free keys, which the editor shows as a list of entries with an id. */
  | { is: "record"; schema: JsonSchema; entry: Shape }
  /** Objects of several kinds, told apart by a field with a fixed value. */
  | {
      is: "kinds";
      schema: JsonSchema;
      key: string;
      kinds: ReadonlyMap<string, ObjectShape>;
    }
  | { is: "other"; schema: JsonSchema };

export type ObjectShape = Extract<Shape, { is: "object" }>;
export type Field = { shape: Shape; required: boolean };

/** Reads a schema made by compile/json-schemas.ts, which has no references. */
export function shapeOf(schema: JsonSchema): Shape {
  if (schema.const !== undefined)
    return { is: "fixed", schema, value: schema.const };
  if (schema.enum) return { is: "choice", schema, options: schema.enum };
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return unionOf(schema, choices);
  if (schema.type === "array" && schema.items)
    return {
      is: "list",
      schema,
      entry: shapeOf(schema.items),
    };
  if (schema.properties) return objectOf(schema);
  if (typeof schema.additionalProperties === "object")
    return {
      is: "record",
      schema,
      entry: shapeOf(schema.additionalProperties),
    };
  if (schema.type === "string") return { is: "text", schema };
  if (schema.type === "number" || schema.type === "integer")
    return { is: "number", schema };
  if (schema.type === "boolean") return { is: "boolean", schema };
  return { is: "other", schema };
}

/** The fields of a value: of several kinds, those of its kind. */
export function fieldsIn(shape: Shape | undefined, value: unknown) {
  if (shape?.is === "object") return shape.fields;
  if (shape?.is !== "kinds") return undefined;
  return shape.kinds.get(String(Object(value)[shape.key]))?.fields;
}

function objectOf(schema: JsonSchema): ObjectShape {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      [
        name,
        {
          shape: shapeOf(field),
          required: schema.required?.includes(name) ?? false,
        },
      ] as const,
  );
  return { is: "object", schema, fields: new Map(fields) };
}

function unionOf(schema: JsonSchema, choices: readonly JsonSchema[]): Shape {
  const shapes = choices.map((choice) => shapeOf(choice));
  if (shapes.every((shape) => shape.is === "fixed" || shape.is === "choice"))
    return {
      is: "choice",
      schema,
      options: shapes.flatMap((shape) =>
        shape.is === "fixed" ? [shape.value] : shape.options,
      ),
    };
  const objects = shapes.filter((shape) => shape.is === "object");
  const key = [...(objects[0]?.fields.keys() ?? [])].find((name) =>
    objects.every((object) => object.fields.get(name)?.shape.is === "fixed"),
  );
  if (!key || objects.length < shapes.length) return { is: "other", schema };
  const kinds = objects.map((object) => {
    const { shape } = object.fields.get(key)!;
    return [shape.is === "fixed" ? String(shape.value) : "", object] as const;
  });
  return { is: "kinds", schema, key, kinds: new Map(kinds) };
}
