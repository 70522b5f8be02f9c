import { createHash } from "node:crypto";
import { contentHash, knownHash } from "#server/leads/lead-content.ts";
import { wordsHash } from "#server/outbox/words-hash.ts";
import { everyRow } from "#server/store/every-row.ts";
import type { Db, LeadEventTable, LeadTable } from "#server/store/schema.ts";

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
export async function alterations(db: Db): Promise<Alteration[]> {
  return [
    ...(await alteredFiles(db)),
    ...(await alteredLeads(db)),
    ...(await alteredMails(db)),
  ];
}

async function alteredLeads(db: Db) {
  const altered: Alteration[] = [];
  const files = await db
    .selectFrom("attachments")
    .select(["lead_id", "sha256"])
    .execute();
  const filesOf = Map.groupBy(files, ({ lead_id }) => lead_id);
  const events = await db.selectFrom("lead_events").selectAll().execute();
  const eventsOf = Map.groupBy(events, ({ lead_id }) => lead_id);
  const leads = db.selectFrom("leads").selectAll().orderBy("id");
  for await (const lead of everyRow((last) => leads.where("id", ">", last))) {
    const attachments = filesOf.get(lead.id);
    const sha256 = contentHash({ ...lead, attachments });
    const isOther = lead.words_hash !== null && lead.words_hash !== sha256;
    const what = isOther
      ? "content"
      : alteredBeside(lead, eventsOf.get(lead.id) ?? []);
    if (what)
      altered.push({
        table: "leads",
        id: lead.id,
        sha256,
        problem: `The ${what} of ${lead.reference} was altered`,
      });
  }
  return altered;
}

/** What was changed besides the content: its history has each status that a lead had. */
function alteredBeside(lead: LeadTable, events: readonly LeadEventTable[]) {
  const { known_hash, status, status_at, status_by } = lead;
  if (known_hash === null) return undefined;
  if (known_hash !== knownHash(lead)) return "time, source or mark";
  const isSound =
    status_at === null
      ? status === "new" && events.length === 0
      : events.some(
          (event) =>
            event.status === status &&
            event.at === status_at &&
            event.mailbox === status_by,
        );
  return isSound ? undefined : "status";
}

async function alteredMails(db: Db) {
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
async function alteredFiles(db: Db) {
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
