import { randomBytes, randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { enqueue } from "#server/outbox/outbox.ts";
import { deleteLeads } from "#server/removal/delete-leads.ts";
import { isUsable } from "#server/store/migrate.ts";
import type { Db } from "#server/store/schema.ts";
import type { Store } from "#server/store/store.ts";

export type Probed = Store & {
  /** The folder of SQLite's file. */
  dataDir: string;
  /** In megabytes. */
  diskFreeMin: number;
};

/** What keeps the store from taking leads. */
export type StoreProblem = "schema" | "disk";

/**
 * Writes to the store as a lead would be written, and checks whether this server can use its schema. Throws
 * if it cannot be written to.
 */
export async function probeStore(
  { db, kind, dataDir, diskFreeMin }: Probed,
  now: Date,
): Promise<StoreProblem[]> {
  await write(db, now);
  const problems: StoreProblem[] = [];
  if (!(await isUsable(db))) problems.push("schema");
  if (kind === "sqlite" && (await megabytesFree(dataDir)) < diskFreeMin)
    problems.push("disk");
  return problems;
}

/** In bytes, and random, because databases compress other text. A long message and its mail are about as long. */
const probeSize = 6_000;

/**
 * A lead and its mail, gone again when the transaction ends. A full disk has room for one small row, and in a table
 * that leads do not use, for as many as the last probes have left.
 */
async function write(db: Db, now: Date) {
  const id = randomUUID();
  const text = randomBytes(probeSize).toString("base64");
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("leads")
      .values({
        id,
        reference: id,
        kind: "contact",
        received_at: now.toISOString(),
        name: "",
        email: "",
        phone: "",
        fields: JSON.stringify({ message: text }),
        status: "closed",
      })
      .execute();
    await enqueue(
      transaction,
      { kind: "contact", lead_id: id, subject: "", body: text },
      now,
    );
    await deleteLeads(transaction, [id]);
  });
}

export async function megabytesFree(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / 1e6;
}
