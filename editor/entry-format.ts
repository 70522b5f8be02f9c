import {
  Document,
  isMap,
  isSeq,
  parse,
  parseDocument,
  Scalar,
  visit,
  type Node,
} from "yaml";
import { isObject } from "#compile/each-text.ts";
import { splitFrontMatter } from "#compile/front-matter.ts";
import { editorName, tellingNames } from "./fields.ts";
import { fieldsIn, type Shape } from "./schema.ts";

/** A file in the editor's form: only fields at the top. */
export type Entry = Record<string, unknown>;

type Values = Record<string, unknown>;

/** Reads a YAML file, or a Markdown file with its text as `body`. */
export function readEntry(path: string, text: string, shape: Shape): Entry {
  const { front, body } = split(path, text);
  const data = toEditor(parse(front), shape) as Entry;
  if (shape.is !== "object") return { list: data };
  return body === undefined ? data : { ...data, body };
}

/** The fields of a file as they are written. A Markdown file's text is its `body`. */
export function readFields(path: string, text: string): unknown {
  const { front, body } = split(path, text);
  const fields: unknown = parse(front);
  return body === undefined ? fields : { ...Object(fields), body };
}

/** The file of an entry. Unchanged parts of the file before stay the same, comments included. */
export function textOf(
  path: string,
  entry: Entry,
  shape: Shape,
  before = "",
): string {
  const data = fromEditor(shape.is === "object" ? entry : entry.list, shape);
  const old = split(path, before);
  if (old.body === undefined) return updated(old.front, data);
  const { body = "", ...fields } = data as Values;
  const front = updated(old.front, fields).trim();
  return `---\n${front}\n---\n\n${String(body)}\n`;
}

/** What the editor reads and writes for a file: JSON, which for Markdown is the front matter. */
export function packEntry(path: string, entry: Entry): string {
  if (!path.endsWith(".md")) return JSON.stringify(entry);
  const { body = "", ...fields } = entry;
  return `---\n${JSON.stringify(fields)}\n---\n\n${String(body)}\n`;
}

export function unpackEntry(path: string, text: string): Entry {
  const { front, body } = split(path, text);
  const fields = parse(front) as Entry;
  return body === undefined ? fields : { ...fields, body };
}

function split(path: string, text: string) {
  if (!path.endsWith(".md")) return { front: text };
  const { yaml = "", body } = splitFrontMatter(text);
  return { front: yaml, body };
}

function toEditor(value: unknown, shape: Shape): unknown {
  if (value === null || value === undefined) return value;
  if (shape.is === "list" && Array.isArray(value))
    return value.map((entry) => toEditor(entry, shape.entry));
  if (shape.is === "record")
    return Object.entries(value).map(([id, entry]) => {
      const shown = toEditor(entry, shape.entry);
      return shape.entry.is === "object"
        ? { id, ...(shown as Values) }
        : { id, value: shown };
    });
  if (shape.is === "object" || shape.is === "kinds") {
    const fields = fieldsIn(shape, value);
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => {
        const known = fields?.get(name);
        return known
          ? [editorName(name), toEditor(field, known.shape)]
          : [name, field];
      }),
    );
  }
  return value;
}

/** Fields that Sveltia CMS adds to track entries of a list. */
export const ownPrefix = "__sc_";

/** Without white space around texts, and without empty optional fields. */
function fromEditor(value: unknown, shape: Shape): unknown {
  if (typeof value === "string")
    return shape.is === "number" && value ? Number(value) : value.trim();
  if (shape.is === "list" && Array.isArray(value))
    return sorted(
      value.map((entry) => fromEditor(entry, shape.entry)),
      shape.schema.sortedBy,
    );
  if (shape.is === "record" && Array.isArray(value)) {
    const entries = new Map<string, unknown>();
    for (const { id, ...entry } of value as Values[]) {
      let name = String(id || nameFor(String(entry.text ?? entry.value)));
      // The check refuses this name. Otherwise one of the two entries would be lost.
      while (entries.has(name)) name += " (again)";
      const own = shape.entry.is === "object" ? entry : entry.value;
      entries.set(name, fromEditor(own, shape.entry));
    }
    return Object.fromEntries(entries);
  }
  if (isObject(value) && (shape.is === "object" || shape.is === "kinds")) {
    const fields = fieldsIn(shape, value) ?? new Map<string, never>();
    // In the order of the schema, with unknown fields last.
    const shown = new Set([...fields.keys()].map(editorName));
    const names = [
      ...fields.keys(),
      ...Object.keys(value).filter(
        (name) => !shown.has(name) && !name.startsWith(ownPrefix),
      ),
    ];
    return Object.fromEntries(
      names.flatMap((name) => {
        const known = fields.get(name);
        const given = (value as Values)[known ? editorName(name) : name];
        const field = known ? fromEditor(given, known.shape) : given;
        const present = known?.required
          ? (field ?? emptyOf(known.shape))
          : field;
        const filled =
          name === "id" && present === "" ? idFor(value as Values) : present;
        const isLeftOut = known?.required
          ? filled === undefined
          : isEmpty(field);
        return isLeftOut ? [] : [[name, filled]];
      }),
    );
  }
  return value;
}

function sorted(list: unknown[], key: string | undefined) {
  if (!key) return list;
  const valueOf = (entry: unknown) => String(Object(entry)[key] ?? "");
  return list.toSorted((one, other) =>
    valueOf(one).localeCompare(valueOf(other)),
  );
}

/** The name of a new entry from its first words: "of vacancy that an owner may…" is ofVacancyThatAnOwner. */
function nameFor(text: string): string {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words
    .slice(0, 5)
    .map((word, at) => (at ? word[0]!.toUpperCase() + word.slice(1) : word))
    .join("");
}

/** An id from an entry's first words: "Ana Ruiz" is ana-ruiz. */
export function idFor(entry: Values): string {
  const named = tellingNames.map((name) => entry[name]);
  const text = named.find((one) => typeof one === "string" && one) as string;
  const plain = (text ?? "").normalize("NFD").replace(/\p{M}|[’']/gu, "");
  const words = plain.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return words.slice(0, 6).join("-");
}

/** What the editor leaves out when a field is empty. */
function emptyOf({ is }: Shape): unknown {
  if (is === "list") return [];
  if (is === "boolean") return false;
  return is === "text" ? "" : undefined;
}

function isEmpty(value: unknown): boolean {
  if (isObject(value)) return Object.values(value).every(isEmpty);
  return (
    value === undefined || value === null || value === "" || value === false
  );
}

/** YAML for `data`, with the comments and the order of `text`. */
function updated(text: string, data: unknown): string {
  const document = parseDocument(text);
  const { contents } = document;
  if (contents === null) return new Document(data).toString({ lineWidth: 0 });
  document.contents = update(document, contents, data) as typeof contents;
  return asBefore(document, text);
}

/** YAML in which the lists in brackets that did not change have the lines and spaces that they had in `text`. */
function asBefore(document: Document, text: string): string {
  const originals: string[] = [];
  visit(document, {
    Collection(_, { flow, range, comment }) {
      if (!flow || !range) return undefined;
      const [space = ""] = /\s*$/.exec(text.slice(0, range[0])) ?? [];
      originals.push(space + text.slice(range[0], range[1]));
      const stand = new Scalar(`kept${originals.length - 1}kept`);
      return Object.assign(stand, { comment });
    },
  });
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false })
    .replace(/ kept(\d+)kept\b/g, (_, at) => originals[Number(at)]!);
}

function update(document: Document, node: Node, value: unknown): Node {
  const before: unknown = node.toJS(document);
  if (isSame(before, value)) return node;
  // A block text ends with a line break.
  if (typeof before === "string" && before.trim() === value) return node;
  const isList = Array.isArray(value);
  if (isSeq(node) && isList) {
    const left = [...(node.items as Node[])];
    delete node.range;
    // The brackets of an empty list do not stay.
    if (left.length === 0) node.flow = false;
    const old = before as unknown[];
    const isIncluded = (was: unknown) =>
      value.some((entry) => isSame(was, entry));
    node.items = value.map((entry, index) => {
      const same = old.findIndex((was, at) => left[at] && isSame(was, entry));
      const from = same >= 0 ? same : isIncluded(old[index]) ? -1 : index;
      const found = left[from];
      if (!found) return document.createNode(entry);
      delete left[from];
      return update(document, found, entry);
    });
    return node;
  }
  if (isMap(node) && isObject(value) && !isList) {
    delete node.range;
    for (const name of Object.keys(before as Values))
      if (!(name in value)) node.delete(name);
    for (const [name, field] of Object.entries(value)) {
      const known = node.get(name, true) as Node | undefined;
      if (known) node.set(name, update(document, known, field));
      else node.set(name, document.createNode(field));
    }
    return node;
  }
  const created = document.createNode(value) as Node;
  created.commentBefore = node.commentBefore;
  created.comment = node.comment;
  return created;
}

/** As the keys of a map may come in another order. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object(one) !== one || Object(other) !== other) return one === other;
  const [keys, others] = [one, other].map((value) =>
    Object.keys(Object(value)),
  );
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys!.length === others!.length &&
    keys!.every((key) => isSame(Object(one)[key], Object(other)[key]))
  );
}
