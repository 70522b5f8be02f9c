import * as v from "valibot";

/** How the receiver wants an event. Paths have dots: "contact.email" is a field in a group. */
export type FieldMapping = {
  /** Our paths, each with the receiver's. */
  fields: Readonly<Record<string, string>>;
  /** The receiver's paths, each with a value that is always the same. */
  fixed: Readonly<Record<string, string | number | boolean | null>>;
};

const path = v.pipe(
  v.string("is not a text"),
  v.regex(/^[^.]+(\.[^.]+)*$/, "is not a name such as contact.email"),
);

const mappingFile = v.strictObject({
  fields: v.pipe(
    v.record(v.string(), path, "is not a list of names"),
    v.check((fields) => Object.keys(fields).length > 0, "is empty"),
  ),
  fixed: v.optional(
    v.record(
      path,
      v.nullable(
        v.union(
          [v.string(), v.number(), v.boolean()],
          "is not a text, a number, true, false or null",
        ),
      ),
    ),
    {},
  ),
});

/**
 * Reads the content of a mapping file. `pathsByKind` has the paths that exist in the event of each kind of lead.
 * Throws an error that says what is wrong with it.
 */
export function readMapping(
  json: string,
  pathsByKind: readonly (readonly string[])[],
): FieldMapping {
  const { output, issues } = v.safeParse(mappingFile, parse(json));
  if (issues) {
    const [issue] = issues;
    const where = v.getDotPath(issue);
    throw new Error(where ? `${where} ${issue.message}` : issue.message);
  }
  const known = new Set(pathsByKind.flat());
  const unknown = Object.keys(output.fields).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `does not know ${unknown.join(", ")}; the names are ${[...known].join(", ")}`,
    );
  for (const paths of pathsByKind) expectRoom(output, paths);
  return output;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error("is not JSON");
  }
}

/** Two fields of one event need two places, and a place that is a field cannot be a group too. */
function expectRoom({ fields, fixed }: FieldMapping, paths: readonly string[]) {
  const taken = paths.flatMap((name) => fields[name] ?? []);
  const places = [...taken, ...Object.keys(fixed)].toSorted();
  for (const [at, place] of places.entries()) {
    const others = places.slice(at + 1);
    const other = others.find(
      (one) => one === place || one.startsWith(`${place}.`),
    );
    if (other === place) throw new Error(`fills ${place} twice`);
    if (other)
      throw new Error(
        `has ${place} both as a field and, in ${other}, as a group`,
      );
  }
}

/** The event as the receiver wants it. Fields that this event does not have are left out. */
export function mapFields(event: object, { fields, fixed }: FieldMapping) {
  const mapped = Object.create(null) as Group;
  for (const [ours, theirs] of Object.entries(fields)) {
    const value = valueAt(event, ours.split("."));
    if (value !== undefined) put(mapped, theirs.split("."), value);
  }
  for (const [theirs, value] of Object.entries(fixed))
    put(mapped, theirs.split("."), value);
  return mapped;
}

function valueAt(event: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return event;
  if (typeof event !== "object" || event === null) return undefined;
  return Object.hasOwn(event, name)
    ? valueAt(event[name as keyof typeof event], rest)
    : undefined;
}

/** Without a prototype, so that a group may have any name. */
type Group = { [name: string]: unknown };

function put(group: Group, [name, ...rest]: string[], value: unknown) {
  if (name === undefined) return;
  if (rest.length === 0) group[name] = value;
  else put((group[name] ??= Object.create(null)) as Group, rest, value);
}
