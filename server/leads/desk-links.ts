import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import type { DeskTable, Tables } from "#server/store/schema.ts";

/** How long a link and the desk that it opened last, in milliseconds. */
export const deskLasts = 86_400_000;

/** The address of a new link to the desk. The store keeps only its hash, so this is the only time to write it down. */
export async function newDeskLink(
  db: Kysely<Tables>,
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
      ends_at: new Date(now.getTime() + deskLasts).toISOString(),
    })
    .execute();
  return `${sender.publicOrigin}/desk?token=${token}`;
}

/** The desk of a link, opened or not. Undefined if it has ended, was revoked or never existed. */
export function deskOfLink(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<DeskTable | undefined> {
  return lasting(db, now)
    .where("token_hash", "=", hashOf(token))
    .executeTakeFirst();
}

/** The desk that this device has opened, by its cookie. */
export async function deskOfDevice(
  db: Kysely<Tables>,
  cookie: string | undefined,
  now: Date,
): Promise<DeskTable | undefined> {
  if (!cookie) return undefined;
  return lasting(db, now)
    .where("device_hash", "=", hashOf(cookie))
    .executeTakeFirst();
}

/**
 * Opens a link on this device and returns the device's cookie: the one it has, or a new one. Undefined if the link
 * does not work, or another device was first.
 */
export async function openDesk(
  db: Kysely<Tables>,
  token: string,
  cookie: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const device = randomToken();
  const { numUpdatedRows } = await db
    .updateTable("desks")
    .set({ device_hash: hashOf(device) })
    .where("token_hash", "=", hashOf(token))
    .where("device_hash", "is", null)
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return device;
  const desk = await deskOfLink(db, token, now);
  return cookie && desk?.device_hash === hashOf(cookie) ? cookie : undefined;
}

/** Ends every desk and every link to one. Returns how many there were. */
export async function revokeDesks(db: Kysely<Tables>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("desks")
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const lasting = (db: Kysely<Tables>, now: Date) =>
  db.selectFrom("desks").selectAll().where("ends_at", ">", now.toISOString());

const randomToken = () => randomBytes(32).toString("base64url");

const hashOf = (secret: string) =>
  createHash("sha256").update(secret).digest("hex");
