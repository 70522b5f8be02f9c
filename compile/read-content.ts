import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  isMap,
  isPair,
  isScalar,
  Scalar,
  LineCounter,
  parseDocument,
  type Document,
} from "yaml";
import { splitFrontMatter } from "./front-matter.ts";
import type { ContentProblem, LineOf } from "./content-problem.ts";

/** A file of content/ that has been read. */
export type ContentFile = {
  /** From the language's folder: "industries/construction-insurance.yaml". */
  name: string;
  /** "construction-insurance" */
  slug: string;
  /** The unchecked content. For Markdown the front matter, with the text below it as `body`. */
  value: unknown;
  /** In other languages: its `translation`, which is then not in its value. */
  translation?: unknown;
  lineOf: LineOf;
  /** A number or a text as it is written: "07001", although YAML reads 7001. */
  writtenAt?: (path: readonly PropertyKey[]) => string | undefined;
};

/** Texts that replace files, by their paths: unsaved changes in an editor. Undefined for a deleted file. */
export type Drafts = Readonly<Record<string, string | undefined>>;

export type ContentRead = ReturnType<typeof readContent>;

/** Reads all files of a language, or reports why they cannot be read. */
export function readContent(folder: string, drafts: Drafts = {}) {
  const saved = globSync("**/*.{yaml,md}", { cwd: folder });
  const names = [...new Set([...saved, ...Object.keys(drafts)])]
    .filter((name) => !(name in drafts) || drafts[name] !== undefined)
    .toSorted();
  const files: ContentFile[] = [];
  const problems: ContentProblem[] = [];
  for (const name of names) {
    const source = drafts[name] ?? readFileSync(join(folder, name), "utf8");
    const read = readOnce(folder, name, source);
    if ("file" in read) files.push(read.file);
    else problems.push(...read.problems);
  }
  return { files, problems, names };
}

type ReadFile = { file: ContentFile } | { problems: ContentProblem[] };

/**
 * The last text of each file of a language, because reading YAML is most of a check and between two checks few files
 * change.
 */
const lastRead = new Map<string, { source: string; read: ReadFile }>();

function readOnce(folder: string, name: string, source: string): ReadFile {
  const place = join(basename(folder), name);
  const last = lastRead.get(place);
  if (last?.source === source) return last.read;
  const read = readFile(name, source);
  lastRead.set(place, { source, read });
  return read;
}

function readFile(name: string, source: string): ReadFile {
  const isMarkdown = name.endsWith(".md");
  const { yaml, body, bodyLine } = isMarkdown
    ? splitFrontMatter(source)
    : { yaml: source };
  // The line of "---" comes before the front matter.
  const linesBefore = isMarkdown ? 1 : 0;
  if (yaml === undefined)
    return {
      problems: [
        {
          file: name,
          line: 1,
          field: "front matter",
          message:
            "is missing: begin the file with a line “---”, the fields, and another line “---”",
        },
      ],
    };

  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ pos, message }) => ({
        file: name,
        line: counter.linePos(pos[0]).line + linesBefore,
        field: isMarkdown ? "front matter" : "",
        message: `is not valid YAML: ${message.split("\n")[0]!.replace(/ at line .*$/, "")}. A text with a colon or quotation marks belongs in double quotes`,
      })),
    };

  const fields: unknown = document.toJS();
  return {
    file: {
      name,
      slug: slugOf(name),
      value: body === undefined ? fields : { ...(fields as object), body },
      lineOf(path, within) {
        if (path.length === 0) return 1;
        if (path[0] === "body" && bodyLine) return bodyLine + (within ?? 0);
        const { line } = counter.linePos(startOf(document, path));
        return linesBefore + line + linesBelow(document, path, within);
      },
      writtenAt(path) {
        const node = document.getIn(path, true);
        return isScalar(node) ? node.source : undefined;
      },
    },
  };
}

export const slugOf = (name: string) =>
  name.slice(name.lastIndexOf("/") + 1, name.lastIndexOf("."));

/** How far a line of a field's text is below the name of the field. A text of several lines begins below “|”. */
function linesBelow(
  document: Document.Parsed,
  path: readonly PropertyKey[],
  within?: number,
) {
  const node = within !== undefined && document.getIn(path, true);
  return isScalar(node) && node.type === Scalar.BLOCK_LITERAL ? 1 + within! : 0;
}

/** The start of a field, or of the nearest object around it. In characters. */
function startOf(document: Document.Parsed, path: readonly PropertyKey[]) {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const key = path[depth - 1];
    const pair =
      isMap(parent) &&
      parent.items.find(
        (item) => isPair(item) && isScalar(item.key) && item.key.value === key,
      );
    const node = pair ? pair.key : document.getIn(path.slice(0, depth), true);
    const range = (node as { range?: [number, ...unknown[]] } | undefined)
      ?.range;
    if (range) return range[0];
  }
  return 0;
}
