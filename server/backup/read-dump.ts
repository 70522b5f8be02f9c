import { streamPostgresCommand } from "./postgres-commands.ts";

/** A row of a PostgreSQL backup, as text that PostgreSQL can read. */
export type DumpedRow = {
  table: string;
  columns: string[];
  values: (string | null)[];
};

/**
 * The rows of a backup, of one table or of all tables. They are read as data, never run as statements. Throws if the
 * backup is damaged or incomplete.
 */
export async function* readDump(
  file: string,
  only?: string,
): AsyncGenerator<DumpedRow> {
  const args = ["--data-only", "--file=-", file];
  if (only) args.unshift(`--table=${only}`);
  let copy: Omit<DumpedRow, "values"> | undefined;
  for await (const line of lines(streamPostgresCommand("pg_restore", args))) {
    if (!copy) copy = beginning(line);
    else if (line === "\\.") copy = undefined;
    else yield { ...copy, values: line.split("\t").map(unescape) };
  }
  if (copy) throw new Error(`It ends within ${copy.table}`);
}

/** COPY public.leads (id, "name") FROM stdin; */
function beginning(line: string) {
  const [, table, columns] =
    /^COPY (?:(?:\w+|"[^"]+")\.)?(\w+) \((.+)\) FROM stdin;$/.exec(line) ?? [];
  return table && columns
    ? { table, columns: columns.replaceAll('"', "").split(", ") }
    : undefined;
}

/** PostgreSQL's text format: https://www.postgresql.org/docs/15/sql-copy.html, "Text Format". */
function unescape(value: string): string | null {
  if (value === "\\N") return null;
  return value.replace(
    /\\(.)/gs,
    (_, letter: string) => escapes[letter] ?? letter,
  );
}

const escapes: Record<string, string> = {
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
  v: "\v",
};

/** Split only at line feeds, a byte that is part of no other UTF-8 character. A lead's file is one long line. */
async function* lines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let pieces: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (
      let end = chunk.indexOf(10);
      end !== -1;
      end = chunk.indexOf(10, from)
    ) {
      pieces.push(chunk.subarray(from, end));
      yield decoder.decode(Buffer.concat(pieces));
      pieces = [];
      from = end + 1;
    }
    pieces.push(chunk.subarray(from));
  }
  yield decoder.decode(Buffer.concat(pieces));
}
