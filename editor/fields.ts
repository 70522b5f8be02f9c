import type { Field, JsonSchema, ObjectShape, Shape } from "./schema.ts";

/** A field of Sveltia CMS: https://sveltiacms.app/en/docs/fields */
export type EditorField = {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  [option: string]: unknown;
};

/**
 * The fields of a file. `files` are the existing ones: if one has a long text in a field, the field gets several
 * lines.
 */
export function editorFields(
  shape: Shape,
  files: readonly unknown[],
): EditorField[] {
  if (shape.is === "object") return fieldsOf(shape, files);
  // The editor supports only files made of fields, so entry-format.ts puts a list into a field.
  const list = fieldOf("list", { shape, required: true }, files);
  return list ? [{ ...list, label: "Entries", collapsed: true }] : [];
}

function fieldsOf(
  { fields }: ObjectShape,
  values: readonly unknown[],
): EditorField[] {
  return [...fields].flatMap(([name, field]) => {
    const found = values.map((value) => (value as Values | undefined)?.[name]);
    return fieldOf(name, field, found) ?? [];
  });
}

type Values = Record<string, unknown>;

function fieldOf(
  name: string,
  { shape, required }: Field,
  values: readonly unknown[],
): EditorField | undefined {
  const { schema } = shape;
  const common = {
    name: editorName(name),
    label: schema.title ?? inPlainWords(name),
    ...(schema.description && { hint: schema.description }),
    ...((!required || mayBeEmpty(shape)) && { required: false }),
    ...(schema.default !== undefined && { default: schema.default }),
  };
  switch (shape.is) {
    case "text":
      return {
        ...common,
        ...textField(name, schema, values),
        ...(name === "id" && {
          required: false,
          hint: [
            schema.description,
            "Made from the name if you leave it empty.",
          ]
            .filter(Boolean)
            .join(" "),
        }),
      };
    case "number":
      return {
        ...common,
        widget: "number",
        value_type: schema.type === "integer" ? "int" : "float",
        ...limits(schema, { minimum: "min", maximum: "max" }),
      };
    case "boolean":
      return { ...common, widget: "boolean", required: false };
    case "choice":
      return {
        ...common,
        widget: "select",
        options: shape.options.map((value) => ({
          value,
          label: typeof value === "string" ? inPlainWords(value) : `${value}`,
        })),
      };
    case "fixed":
      return { ...common, widget: "hidden", default: shape.value };
    case "object": {
      const fields = fieldsOf(shape, values);
      // Sveltia CMS does not start with an object that has no fields.
      return fields.length > 0
        ? { ...common, widget: "object", fields }
        : undefined;
    }
    case "kinds":
      return { ...common, widget: "object", ...kindsOf(shape, values) };
    case "list":
      return {
        ...listField(common, shape.entry, values.flat()),
        ...limits(schema, { minItems: "min", maxItems: "max" }),
      };
    case "record": {
      const entries = values.flatMap((value) => Object.values(value ?? {}));
      const rest =
        shape.entry.is === "object"
          ? fieldsOf(shape.entry, entries)
          : (fieldOf(
              "value",
              { shape: shape.entry, required: true },
              entries,
            ) ?? []);
      const list = { ...common, widget: "list", collapsed: true };
      const { enum: options, title } = schema.propertyNames ?? {};
      if (options) {
        const id = { name: "id", label: title, widget: "select", options };
        return { ...list, summary: "{{id}}", fields: [id, rest].flat() };
      }
      const id = {
        name: "id",
        label: "Name in other files",
        widget: "string",
        required: false,
        hint: "Made from the text if you leave it empty. Pages refer to the entry by this name: if you change it here, change it there too.",
      };
      // Its name is the last thing to think of.
      const fields = [rest, id].flat();
      return { ...list, summary: summaryOf(fields), fields };
    }
    case "other":
      return undefined;
  }
}

/** The label of a collapsed list entry. */
export const tellingNames = [
  "name",
  "title",
  "question",
  "label",
  "term",
  "text",
];

function summaryOf(fields: readonly EditorField[]) {
  const names = fields.map(({ name }) => name);
  const telling = tellingNames.find((name) => names.includes(name));
  // A holiday begins with its date and year, and a figure with its value.
  const first = ["date", "value"].find((name) => names.includes(name));
  return [...new Set([first, telling ?? names[0]])]
    .flatMap((name) => (name ? `{{${name}}}` : []))
    .join(" ");
}

function listField(
  common: EditorField | { name: string; label: string },
  entry: Shape,
  values: readonly unknown[],
): EditorField {
  const list = {
    ...common,
    widget: "list",
    label_singular: singular(common.label).toLowerCase(),
  };
  if (entry.is === "object") {
    const fields = fieldsOf(entry, values);
    return { ...list, fields, collapsed: true, summary: summaryOf(fields) };
  }
  if (entry.is === "kinds")
    return { ...list, collapsed: true, ...kindsOf(entry, values) };
  const field = fieldOf("entry", { shape: entry, required: true }, values);
  if (!field) return { ...common, widget: "hidden" };
  // A list of different values from a few options is one field with multiple choice.
  if (entry.is === "choice")
    return { ...field, ...common, widget: "select", multiple: true };
  return { ...list, field: { ...field, label: singular(common.label) } };
}

function kindsOf(
  { key, kinds }: Extract<Shape, { is: "kinds" }>,
  values: readonly unknown[],
) {
  const types = [...kinds].map(([kind, shape]) => {
    const fields = fieldsOf(
      shape,
      values.filter((value) => (value as Values | undefined)?.[key] === kind),
    ).filter(({ name }) => name !== key);
    return {
      name: kind,
      label: shape.schema.title ?? inPlainWords(kind),
      widget: "object",
      summary: summaryOf(fields),
      fields,
    };
  });
  // The editor has no place for the description of a single kind.
  const hint = [...kinds]
    .flatMap(([kind, { fields }]) => {
      const { description } = fields.get(key)!.shape.schema;
      return description ? `${inPlainWords(kind)}: ${description}` : [];
    })
    .join(" ");
  return { typeKey: key, types, ...(hint && { hint }) };
}

function textField(
  name: string,
  schema: JsonSchema,
  values: readonly unknown[],
) {
  if (schema.format === "date")
    return {
      widget: "datetime",
      type: "date",
      format: "YYYY-MM-DD",
      time_format: false,
    };
  if (schema.editor === "image") return { widget: "image" };
  if (name === "body" || schema.editor === "markdown")
    return {
      widget: "richtext",
      // The rich text editor loses the alignment of table columns. Without it, buttons would do nothing.
      modes: ["raw"],
      buttons: [],
      editor_components: [],
      hint:
        schema.description ??
        "“## ” begins a heading, “- ” an entry of a list, “| ” a row of a table. **Bold**, [a link](/about). No pictures.",
    };
  const isLong = values.some(
    (value) =>
      typeof value === "string" && (value.length > 70 || value.includes("\n")),
  );
  return {
    widget: isLong ? "text" : "string",
    ...limits(schema, { maxLength: "maxlength" }),
    // The editor already checks that a text is not empty.
    ...((schema.minLength ?? 0) > 1 && { minlength: schema.minLength }),
  };
}

function limits(
  schema: JsonSchema,
  names: Partial<Record<keyof JsonSchema, string>>,
) {
  const found = Object.entries(names).flatMap(([from, to]) => {
    const limit = schema[from as keyof JsonSchema];
    return limit === undefined ? [] : [[to, limit]];
  });
  return Object.fromEntries(found) as Record<string, unknown>;
}

/** Required, though it may be empty. */
function mayBeEmpty({ is, schema }: Shape): boolean {
  if (is === "text") return !schema.minLength && !schema.pattern;
  return (is === "list" && !schema.minItems) || is === "record";
}

/** The editor accepts no names with spaces and similar characters. */
export const editorName = (name: string) => name.replace(/[^\w-]+/g, "_");

/** "whoWeServe" and "who-we-serve" become "Who we serve". */
export function inPlainWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .trim()
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

const singular = (label: string) =>
  label.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
