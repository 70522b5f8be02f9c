import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { contentHash } from "#server/leads/lead-content.ts";
import { wordsHash } from "#server/outbox/words-hash.ts";
import { everyRow } from "#server/store/every-row.ts";
import type { Tables } from "#server/store/schema.ts";

/** A row that does not match the hash stored with it. */
export type Alteration = {
  table: "leads" | "outbox" | "attachments";
  id: string;
  /** Its hash now. */
  sha256: string;
  /** The problem in words, with references for leads and ids for mails. */
  problem: string;
};

/**
 * Leads, mails and files that were changed after they arrived. This can happen on a sound disk and in a sound file
 * too.
 */
export async function alterations(db: Kysely<Tables>): Promise<Alteration[]> {
  return [
    ...(await alteredFiles(db)),
    ...(await alteredLeads(db)),
    ...(await alteredMails(db)),
  ];
}

async function alteredLeads(db: Kysely<Tables>) {
  const altered: Alteration[] = [];
  const files = await db
    .selectFrom("attachments")
    .select(["lead_id", "sha256"])
    .execute();
  const filesOf = Map.groupBy(files, ({ lead_id }) => lead_id);
  const leads = db.selectFrom("leads").selectAll().orderBy("id");
  for await (const lead of everyRow((last) => leads.where("id", ">", last))) {
    const attachments = filesOf.get(lead.id);
    const sha256 = contentHash({ ...lead, attachments });
    if (lead.words_hash !== null && lead.words_hash !== sha256)
      altered.push({
        table: "leads",
        id: lead.id,
        sha256,
        problem: `The content of ${lead.reference} was altered`,
      });
  }
  return altered;
}

async function alteredMails(db: Kysely<Tables>) {
  const altered: Alteration[] = [];
  const mails = db
    .selectFrom("outbox")
    .selectAll()
    // Retention removes bodies.
    .where("body", "is not", null)
    .where("words_hash", "is not", null)
    .orderBy("id");
  for await (const mail of everyRow((last) => mails.where("id", ">", last))) {
    const sha256 = wordsHash(mail);
    if (sha256 !== mail.words_hash)
      altered.push({
        table: "outbox",
        id: mail.id,
        sha256,
        problem: `The mail ${mail.id} was altered`,
      });
  }
  return altered;
}

/** One at a time, because each may have ten megabytes. */
async function alteredFiles(db: Kysely<Tables>) {
  const altered: Alteration[] = [];
  const files = await db
    .selectFrom("attachments")
    .innerJoin("leads", "leads.id", "attachments.lead_id")
    .select(["attachments.id", "attachments.sha256", "leads.reference"])
    .execute();
  for (const { id, sha256: kept, reference } of files) {
    const { content } = await db
      .selectFrom("attachments")
      .select("content")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const sha256 = createHash("sha256").update(content).digest("hex");
    if (sha256 !== kept)
      altered.push({
        table: "attachments",
        id,
        sha256,
        problem: `The file of ${reference} is damaged`,
      });
  }
  return altered;
}
