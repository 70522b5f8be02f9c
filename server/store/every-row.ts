/** Rows read at a time: all of them might not fit in memory. */
const batch = 500;

type Query<Row> = {
  limit: (most: number) => { execute: () => Promise<Row[]> };
};

/** Reads all rows of a query in batches. `after` lists the rows whose id is greater than `last`, in order of id. */
export async function* everyRow<Row extends { id: string }>(
  after: (last: string) => Query<Row>,
): AsyncGenerator<Row> {
  for (let last: string | undefined = ""; last !== undefined;) {
    const rows = await after(last).limit(batch).execute();
    yield* rows;
    last = rows.at(-1)?.id;
  }
}
