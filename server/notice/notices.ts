import type { Notice } from "#app/document/notice.ts";
import { enqueue, type Mail } from "#server/outbox/outbox.ts";
import type { Db } from "#server/store/schema.ts";

/** The notices in the store by their start, also before it and after their end. */
export async function readNotices(db: Db): Promise<Notice[]> {
  const rows = await db
    .selectFrom("notices")
    .selectAll()
    .orderBy("starts_at")
    .execute();
  return rows.map(
    ({ title, words, link_label, link_to, starts_at, ends_at }) => ({
      title,
      text: words,
      link:
        link_label && link_to ? { label: link_label, to: link_to } : undefined,
      from: starts_at,
      until: ends_at,
    }),
  );
}

/** Replaces what pages show now; a notice for later waits beside it. `mail` goes out with it. */
export async function writeNotice(
  db: Db,
  { title, text, link, from, until }: Notice,
  now: Date,
  mail?: Mail,
): Promise<void> {
  const time = now.toISOString();
  const values = {
    title,
    words: text,
    link_label: link?.label ?? null,
    link_to: link?.to ?? null,
    starts_at: from,
    ends_at: until,
  };
  await db.transaction().execute(async (change) => {
    const others = change.deleteFrom("notices");
    await others.where("ends_at", "<=", time).execute();
    if (from <= time) await others.where("starts_at", "<=", time).execute();
    await change
      .insertInto("notices")
      .values({ place: from, ...values })
      .onConflict((conflict) => conflict.column("place").doUpdateSet(values))
      .execute();
    if (mail) await enqueue(change, mail, now);
  });
}

/** Removes the notice with this start, or all. Returns whether there was one. */
export async function removeNotice(db: Db, from?: string): Promise<boolean> {
  const all = db.deleteFrom("notices");
  const { numDeletedRows } = await (
    from ? all.where("starts_at", "=", from) : all
  ).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What pages show: of two notices the one that began later. */
export function shownOf(
  notices: readonly Notice[],
  now: Date,
): Notice | undefined {
  return notices.findLast((notice) => isShown(notice, now));
}

/** Whether pages show it now. */
export function isShown({ from, until }: Notice, now: Date): boolean {
  const time = now.getTime();
  return Date.parse(from) <= time && time < Date.parse(until);
}
