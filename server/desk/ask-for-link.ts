import { desk as words } from "#content/mail/desk.ts";
import { linkLasts, newDeskLink } from "#server/leads/desk-links.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import { enqueue } from "#server/outbox/outbox.ts";
import { oneAtATime } from "#server/store/one-at-a-time.ts";
import type { Db } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import { fillIn } from "#words/fill-in.ts";

/** How many links of a mailbox may wait to be opened: anyone can ask for one, but any of them will do. */
const mostWaiting = 5;

/** Mails a link to a mailbox, which opens the lead of this reference. Returns whether it did: false if it has enough. */
export async function askForLink(
  db: Db,
  desk: Parameters<typeof newDeskLink>[1] & { lead?: string | undefined },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await oneAtATime(transaction, "desk");
    const { count } = await transaction
      .selectFrom("desks")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("device_hash", "is", null)
      .where("mailbox", "=", desk.mailbox)
      .where("ends_at", ">", now.toISOString())
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostWaiting) return false;
    const link = await newDeskLink(transaction, desk, now);
    const to = desk.lead ? `${link}&lead=${desk.lead}` : link;
    const ends = inTexas(new Date(now.getTime() + linkLasts));
    const mail = mailPage(words.subject, [
      {
        words: fillIn(words.intro, { ends }),
        links: [{ label: words.link, to }],
      },
    ]);
    const { subject } = words;
    const { mailbox: recipient } = desk;
    const sent = { kind: "desk", recipient, subject, ...mail } as const;
    await enqueue(transaction, sent, now);
    return true;
  });
}
