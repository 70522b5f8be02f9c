/** How many rows are read at once: together they may be more than fits into memory. */
const batch = 500;

type Query<Row> = {
  limit: (most: number) => { execute: () => Promise<Row[]> };
};

/** All rows of a query that lists those after the id `last`, by their ids. */
export async function* everyRow<Row extends { id: string }>(
  after: (last: string) => Query<Row>,
): AsyncGenerator<Row> {
  for (let last: string | undefined = ""; last !== undefined;) {
    const rows = await after(last).limit(batch).execute();
    yield* rows;
    last = rows.at(-1)?.id;
  }
}
