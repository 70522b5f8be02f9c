import type { Kysely } from "kysely";
import type { Notice } from "#app/document/notice.ts";
import type { Tables } from "#server/store/schema.ts";

/** The notice in the store, also before its start and after its end. Undefined if there is none. */
export async function readNotice(
  db: Kysely<Tables>,
): Promise<Notice | undefined> {
  const row = await db.selectFrom("notices").selectAll().executeTakeFirst();
  if (!row) return undefined;
  const { title, words, link_label, link_to, starts_at, ends_at } = row;
  return {
    title,
    text: words,
    link:
      link_label && link_to ? { label: link_label, to: link_to } : undefined,
    from: starts_at,
    until: ends_at,
  };
}

/** Sets the notice, replacing the previous one. */
export async function writeNotice(
  db: Kysely<Tables>,
  { title, text, link, from, until }: Notice,
): Promise<void> {
  const values = {
    title,
    words: text,
    link_label: link?.label ?? null,
    link_to: link?.to ?? null,
    starts_at: from,
    ends_at: until,
  };
  await db
    .insertInto("notices")
    .values({ place: "top", ...values })
    .onConflict((conflict) => conflict.column("place").doUpdateSet(values))
    .execute();
}

/** Returns whether there was one. */
export async function removeNotice(db: Kysely<Tables>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("notices")
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Whether pages show it now. */
export function isShown({ from, until }: Notice, now: Date): boolean {
  const time = now.getTime();
  return Date.parse(from) <= time && time < Date.parse(until);
}
