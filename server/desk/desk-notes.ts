import type { Db } from "#server/store/schema.ts";

/** In characters. */
export const longestNote = 500;

/** Replaces the note of a lead, unless it is no longer what it was. Returns whether it is saved. */
export async function saveNote(
  db: Db,
  { id, note, was }: { id: string; note: string; was: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("leads")
    .set({ note: note || null })
    .where("id", "=", id)
    // Saving twice is the same as saving once.
    .where((row) =>
      row.or([
        row(row.fn.coalesce("note", row.val("")), "=", was),
        row("note", "=", note),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
