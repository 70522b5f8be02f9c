import { globSync, mkdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { query } from "../../tests/faults/postgres.ts";
import { storeFile } from "./sqlite.ts";
import type { Place } from "./stores.fixture.ts";

/**
 * The released steps of the store, with a row in every table. The statements are for both stores, except binary
 * content, which uses SQLite's syntax. A released step is never edited, and neither is its file; add the next one.
 */
const files = globSync("tests/stores/*.sql").toSorted();
export const released = files.map((file) => basename(file, ".sql"));

/** Creates a store as the server of this step left it. */
export async function leave(step: string, { dataDir, databaseUrl }: Place) {
  const statements = files
    .slice(0, released.indexOf(step) + 1)
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  if (databaseUrl) await query(databaseUrl, inPostgres(statements));
  else {
    mkdirSync(dataDir, { recursive: true });
    using raw = new DatabaseSync(storeFile(dataDir));
    raw.exec(statements);
  }
}

const inPostgres = (statements: string) =>
  statements
    .replaceAll(" blob ", " bytea ")
    .replaceAll(/\bx'([\da-f]+)'/g, String.raw`'\x$1'`);
