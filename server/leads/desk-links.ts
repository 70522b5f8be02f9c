import { createHash, randomBytes } from "node:crypto";
import { after } from "#server/after.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { enqueue, type Mail } from "#server/outbox/outbox.ts";
import type { Db, DeskTable } from "#server/store/schema.ts";

const day = 86_400_000;

/** How long a link waits to be opened, and how long the desk that it opened lasts then, in milliseconds. */
export const linkLasts = day;
export const deskLasts = 30 * day;

/**
 * Where the desk shows a lead. The mail about the lead has it, and an ordinary reply quotes that mail to the visitor: it
 * opens nothing on a device without the desk.
 */
export const leadAtDesk = (
  { publicOrigin }: Pick<Sender, "publicOrigin">,
  reference: string,
) => `${publicOrigin}/desk?lead=${reference}`;

/** Where the desk lists what looks like spam. */
export const suspectsAtDesk = ({
  publicOrigin,
}: Pick<Sender, "publicOrigin">) => `${publicOrigin}/desk?suspects`;

/** The address of a new link to the desk. The store keeps only its hash, so this is the only time to write it down. */
export async function newDeskLink(
  db: Db,
  {
    mailbox,
    sender,
  }: { mailbox: string; sender: Pick<Sender, "publicOrigin"> },
  now: Date,
): Promise<string> {
  const token = randomToken();
  await db
    .deleteFrom("desks")
    .where("ends_at", "<", now.toISOString())
    .execute();
  await db
    .insertInto("desks")
    .values({
      token_hash: hashOf(token),
      device_hash: null,
      mailbox,
      name: null,
      ends_at: after(now, linkLasts),
    })
    .execute();
  return `${sender.publicOrigin}/desk?token=${token}`;
}

/** The desk of a link, opened or not. Undefined if it has ended or never existed. */
export function deskOfLink(
  db: Db,
  token: string,
  now: Date,
): Promise<DeskTable | undefined> {
  return lasting(db, now)
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();
}

/** The desk that this device has opened, by its cookie. */
export async function deskOfDevice(
  db: Db,
  cookie: string | undefined,
  now: Date,
): Promise<DeskTable | undefined> {
  if (!cookie) return undefined;
  return lasting(db, now)
    .where("device_hash", "=", hashOf(cookie))
    .executeTakeFirst();
}

/** Whether this device opened the desk. */
export const isDeskOf = (
  desk: DeskTable | undefined,
  cookie: string | undefined,
): boolean => cookie !== undefined && desk?.device_hash === hashOf(cookie);

type Opening = {
  name: string;
  /** What the device calls itself. */
  device: string | null;
  /** The mail that tells the office. */
  mail: (desk: DeskTable) => Mail;
};

/**
 * Opens a link on this device, tells the office, and returns the device's new cookie. Undefined if the link does not
 * work, or was opened before.
 */
export async function openDesk(
  db: Db,
  token: string,
  { name, device, mail }: Opening,
  now: Date,
): Promise<string | undefined> {
  const cookie = randomToken();
  const time = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    const desk = await transaction
      .updateTable("desks")
      .set({
        device_hash: hashOf(cookie),
        name,
        device,
        opened_at: time,
        used_at: time,
        ends_at: after(now, deskLasts),
      })
      .where("token_hash", "=", hashOf(token))
      .where("device_hash", "is", null)
      .where("ends_at", ">", time)
      .returningAll()
      .executeTakeFirst();
    if (desk) await enqueue(transaction, mail(desk), now);
    return desk && cookie;
  });
}

/** Notes that a desk is used, unless that was noted a moment ago. */
export async function noteUse(
  db: Db,
  { token_hash, used_at }: DeskTable,
  now: Date,
): Promise<void> {
  if (used_at && used_at > after(now, -noted) && used_at < after(now, noted))
    return;
  await db
    .updateTable("desks")
    .set({ used_at: now.toISOString() })
    .where("token_hash", "=", token_hash)
    .execute();
}

/** The open desks of a mailbox, or all, the last used first. */
export const openDesks = (db: Db, mailbox: string | undefined, now: Date) =>
  lasting(db, now)
    .where("device_hash", "is not", null)
    .$if(mailbox !== undefined, (some) => some.where("mailbox", "=", mailbox!))
    .orderBy("used_at", "desc")
    .execute();

/** Ends one open desk of a mailbox, or of all, by its id; or all but that one, with links that nobody has opened. */
export async function endDesks(
  db: Db,
  which: { only: string } | { allBut: string },
  mailbox: string | undefined,
): Promise<void> {
  const desks = db.deleteFrom("desks");
  const these =
    "only" in which
      ? desks.where("token_hash", "=", which.only)
      : desks.where("token_hash", "!=", which.allBut);
  await these
    .$if(mailbox !== undefined, (some) => some.where("mailbox", "=", mailbox!))
    .execute();
}

/** How often the use of a desk is noted, in milliseconds. */
const noted = 5 * 60_000;

const lasting = (db: Db, now: Date) =>
  db.selectFrom("desks").selectAll().where("ends_at", ">", now.toISOString());

const randomToken = () => randomBytes(32).toString("base64url");

const hashOf = (secret: string) =>
  createHash("sha256").update(secret).digest("hex");
