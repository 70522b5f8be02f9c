import type { DatabaseSync, SQLOutputValue } from "node:sqlite";

export type DamagedRow = Record<string, SQLOutputValue>;

/**
 * Yields every row of a table that can still be read in a damaged file. Returns how many known rows cannot be read,
 * and whether there may be more that nothing lists. A missing table has no rows.
 */
export function readDamaged(
  db: DatabaseSync,
  table: string,
  take: (row: DamagedRow) => void,
): { lost: number; mayBeMore: boolean } {
  if (!hasTable(db, table)) return { lost: 0, mayBeMore: false };
  const { numbers, mayBeMore } = rowNumbers(db, table);
  let lost = 0;
  for (const number of numbers) {
    try {
      const row = db
        .prepare(`select * from ${table} where rowid = ?`)
        .get(number);
      if (row) take(row);
      else lost++;
    } catch {
      lost++;
    }
  }
  return { lost, mayBeMore };
}

function hasTable(db: DatabaseSync, table: string) {
  const found = db
    .prepare("select 1 from sqlite_schema where type = 'table' and name = ?")
    .get(table);
  return found !== undefined;
}

/** Reads the table and each of its indexes, forward and backward, because one may have rows that another lost. */
function rowNumbers(db: DatabaseSync, table: string) {
  const numbers = new Set<SQLOutputValue>();
  let mayBeMore = true;
  for (const { source, columns } of waysThrough(db, table))
    for (const direction of ["asc", "desc"]) {
      const order = columns.map((column) => `${column} ${direction}`);
      const query = `select rowid as number from ${table} ${source} order by ${order}`;
      try {
        for (const row of db.prepare(query).iterate())
          numbers.add(row.number ?? null);
        mayBeMore = false;
        break;
      } catch {
        // Some rows were already read from it.
      }
    }
  return { numbers, mayBeMore };
}

function waysThrough(db: DatabaseSync, table: string) {
  const indexes = db.prepare(`pragma index_list(${table})`).all();
  return [
    { source: "not indexed", columns: ["rowid"] },
    ...indexes.map(({ name }) => ({
      source: `indexed by ${String(name)}`,
      columns: db
        .prepare(`pragma index_info(${String(name)})`)
        .all()
        .map((column) => String(column.name)),
    })),
  ];
}

/**
 * Inserts a row into a table of the current schema unless it is already there. Newer columns stay empty. Returns the
 * number of inserted rows.
 */
export function insertRow(
  target: DatabaseSync,
  table: string,
  row: DamagedRow,
): number {
  const columns = Object.keys(row);
  const places = columns.map(() => "?");
  const insert = `insert or ignore into ${table} (${columns.join()}) values (${places.join()})`;
  return Number(target.prepare(insert).run(...Object.values(row)).changes);
}
