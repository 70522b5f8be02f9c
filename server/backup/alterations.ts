import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { contentHash } from "#server/leads/lead-content.ts";
import { mailHash } from "#server/mail/mail-hash.ts";
import type { Tables } from "#server/store/schema.ts";

/** A row that does not match the hash that was kept with it. */
export type Alteration = {
  table: "leads" | "outbox" | "attachments";
  id: string;
  /** What it hashes to now. */
  sha256: string;
  /** What is wrong, in words that name leads by their references and mails by their ids. */
  problem: string;
};

/** How many rows are read at once: together they may be more than fits into memory. */
const batch = 500;

/** Leads, mails and files that are not what came, on a sound disk or in a sound file as well. */
export async function alterations(db: Kysely<Tables>): Promise<Alteration[]> {
  return [
    ...(await alteredFiles(db)),
    ...(await alteredLeads(db)),
    ...(await alteredMails(db)),
  ];
}

async function alteredLeads(db: Kysely<Tables>) {
  const altered: Alteration[] = [];
  for (let last = ""; ;) {
    const leads = await db
      .selectFrom("leads")
      .leftJoin("attachments", "attachments.lead_id", "leads.id")
      .selectAll("leads")
      .select("attachments.sha256")
      .where("leads.id", ">", last)
      .orderBy("leads.id")
      .limit(batch)
      .execute();
    for (const { sha256: file, ...lead } of leads) {
      const sha256 = hashOf(lead, file);
      if (lead.words_hash !== null && lead.words_hash !== sha256)
        altered.push({
          table: "leads",
          id: lead.id,
          sha256,
          problem: `The words of ${lead.reference} are not what came`,
        });
    }
    const end = leads.at(-1);
    if (!end) return altered;
    last = end.id;
  }
}

function hashOf(
  lead: Parameters<typeof contentHash>[0],
  sha256: string | null,
) {
  // Of the file, its hash alone counts.
  const attachment = sha256 === null ? undefined : { sha256 };
  return contentHash({ ...lead, attachment } as typeof lead);
}

async function alteredMails(db: Kysely<Tables>) {
  const altered: Alteration[] = [];
  for (let last = ""; ;) {
    const mails = await db
      .selectFrom("outbox")
      .selectAll()
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id, words_hash, body, ...mail } of mails) {
      // Retention has removed it.
      if (body === null || words_hash === null) continue;
      const sha256 = mailHash({ ...mail, body });
      if (sha256 !== words_hash)
        altered.push({
          table: "outbox",
          id,
          sha256,
          problem: `The mail ${id} is not what was written`,
        });
    }
    const end = mails.at(-1);
    if (!end) return altered;
    last = end.id;
  }
}

/** One after the other: each may have ten megabytes. */
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
