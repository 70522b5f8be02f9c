import { desk as words } from "#content/mail/desk.ts";
import { after } from "#server/after.ts";
import { linkLasts, newDeskLink } from "#server/leads/desk-links.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Db } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import { fillIn } from "#words/fill-in.ts";

/**
 * How many links that nobody has opened in how many milliseconds: anyone can ask, and only the office gets them. All
 * of an office can ask at once, and again as soon as those links are used.
 */
const limits = [
  { most: 5, within: 600_000 },
  { most: 10, within: linkLasts },
];

/** Mails a link to the office's own mailbox. Returns whether it did: false if the office has enough of them. */
export async function askForLink(
  db: Db,
  {
    mailbox,
    sender,
  }: { mailbox: string; sender: Pick<Sender, "publicOrigin"> },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, "desk");
    const newest = new Date(now.getTime() + linkLasts);
    for (const { most, within } of limits) {
      const { count } = await transaction
        .selectFrom("desks")
        .select((row) => row.fn.countAll<number>().as("count"))
        .where("device_hash", "is", null)
        .where("ends_at", ">", after(newest, -within))
        // A clock that was wrong must not lock the office out.
        .where("ends_at", "<=", newest.toISOString())
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return false;
    }
    const to = await newDeskLink(transaction, { mailbox, sender }, now);
    const ends = inTexas(newest);
    const mail = mailPage(words.subject, [
      {
        words: fillIn(words.intro, { ends }),
        links: [{ label: words.link, to }],
      },
    ]);
    const { subject } = words;
    await enqueue(
      transaction,
      { kind: "desk", recipient: mailbox, subject, ...mail },
      now,
    );
    return true;
  });
}
