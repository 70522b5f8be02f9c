import { createHash } from "node:crypto";
import { PostgresAdapter, sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { mailHash } from "#server/mail/mail-hash.ts";
import type { LeadTable, Tables } from "./schema.ts";

/** The store's history, forward only. A released step is never edited; a change is a new one. */
export const migrations: Record<string, Migration> = {
  "0001-leads": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("leads")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("reference", "text", (column) => column.notNull().unique())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("idempotency_key", "text")
        .addColumn("follows", "text", (column) => column.references("leads.id"))
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .addColumn("audience", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex("leads_idempotency_key")
        .on("leads")
        .column("idempotency_key")
        .execute();
      await db.schema
        .createIndex("leads_received_at")
        .on("leads")
        .column("received_at")
        .execute();
    },
  },
  "0002-subscriptions": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("subscriptions")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("email_key", "text", (column) => column.notNull().unique())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("requested_at", "text", (column) => column.notNull())
        .addColumn("confirmed_at", "text")
        .addColumn("consent_version", "text", (column) => column.notNull())
        .execute();
      // For what waits to be confirmed, and for what waited too long.
      await db.schema
        .createIndex("subscriptions_status")
        .on("subscriptions")
        .columns(["status", "requested_at"])
        .execute();
    },
  },
  "0003-outbox-and-care": {
    async up(db: Kysely<unknown>) {
      const leads = db.schema.alterTable("leads");
      await leads.addColumn("suspect", "text").execute();
      await leads.addColumn("words_hash", "text").execute();
      // The same key with the same words is one lead, whoever of two processes comes first.
      await db.schema
        .createIndex("leads_key_and_words")
        .unique()
        .on("leads")
        .columns(["idempotency_key", "words_hash"])
        .execute();
      await db.schema
        .createIndex("leads_email")
        .on("leads")
        .column("email")
        .execute();
      await db.schema
        .alterTable("subscriptions")
        .addColumn("ip_hash", "text")
        .execute();
      await db.schema
        .alterTable("subscriptions")
        .addColumn("email_hash", "text")
        .execute();
      await db.schema
        .createIndex("subscriptions_email_hash")
        .on("subscriptions")
        .column("email_hash")
        .execute();
      await db.schema
        .createTable("outbox")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("lead_id", "text", (column) => column.references("leads.id"))
        .addColumn("subscription_id", "text", (column) =>
          column.references("subscriptions.id"),
        )
        .addColumn("recipient", "text")
        .addColumn("reply_to", "text")
        .addColumn("subject", "text", (column) => column.notNull())
        .addColumn("body", "text")
        .addColumn("unsubscribe_url", "text")
        .addColumn("created_at", "text", (column) => column.notNull())
        .addColumn("status", "text", (column) => column.notNull())
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_attempt_at", "text", (column) => column.notNull())
        .addColumn("locked_by", "text")
        .addColumn("locked_until", "text")
        .addColumn("last_problem", "text")
        .addColumn("sent_at", "text")
        .execute();
      await db.schema
        .createIndex("outbox_due")
        .on("outbox")
        .columns(["status", "next_attempt_at"])
        .execute();
      await db.schema
        .createIndex("outbox_lead")
        .on("outbox")
        .column("lead_id")
        .execute();
      await db.schema
        .createTable("suppressions")
        .addColumn("email_hash", "text", (column) => column.primaryKey())
        .addColumn("created_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("secrets")
        .addColumn("purpose", "text", (column) => column.notNull())
        .addColumn("value", "text", (column) => column.notNull())
        .addColumn("created_at", "text", (column) => column.notNull())
        .addPrimaryKeyConstraint("secrets_key", ["purpose", "created_at"])
        .execute();
      await db.schema
        .createTable("rate_limits")
        .addColumn("bucket", "text", (column) => column.primaryKey())
        .addColumn("tokens", "double precision", (column) => column.notNull())
        .addColumn("updated_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("write_probe")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("written_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0004-requests": {
    async up(db: Kysely<unknown>) {
      const leads = db.schema.alterTable("leads");
      await leads.addColumn("details", "text").execute();
      await leads.addColumn("consent_version", "text").execute();
      const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
      await db.schema
        .createTable("attachments")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("lead_id", "text", (column) =>
          column.notNull().references("leads.id"),
        )
        .addColumn("file_name", "text", (column) => column.notNull())
        .addColumn("media_type", "text", (column) => column.notNull())
        .addColumn("size", "integer", (column) => column.notNull())
        .addColumn("sha256", "text", (column) => column.notNull())
        .addColumn("content", isPostgres ? "bytea" : "blob", (column) =>
          column.notNull(),
        )
        .execute();
      await db.schema
        .createIndex("attachments_lead")
        .on("attachments")
        .column("lead_id")
        .execute();
    },
  },
  "0005-confirmation-counts": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("confirmation_counts")
        .addColumn("mailbox_hash", "text", (column) => column.primaryKey())
        .addColumn("counted_since", "text", (column) => column.notNull())
        .addColumn("mails", "integer", (column) => column.notNull())
        .execute();
    },
  },
  "0006-daily-jobs": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("daily_jobs")
        .addColumn("name", "text", (column) => column.primaryKey())
        .addColumn("done_at", "text")
        .addColumn("locked_until", "text")
        .execute();
    },
  },
  "0007-erasures-and-mail-hashes": {
    async up(db: Kysely<Tables>) {
      await db.schema
        .createTable("erasures")
        .addColumn("subject", "text", (column) => column.primaryKey())
        .addColumn("erased_at", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .alterTable("outbox")
        .addColumn("words_hash", "text")
        .execute();
      await hashMails(db);
      // Deleting a row looks for those that refer to it: without an index that reads the whole table each time.
      await db.schema
        .createIndex("leads_follows")
        .on("leads")
        .column("follows")
        .execute();
      await db.schema
        .createIndex("outbox_subscription")
        .on("outbox")
        .column("subscription_id")
        .execute();
    },
  },
  "0008-notices": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("notices")
        .addColumn("place", "text", (column) => column.primaryKey())
        .addColumn("title", "text", (column) => column.notNull())
        .addColumn("words", "text", (column) => column.notNull())
        .addColumn("link_label", "text")
        .addColumn("link_to", "text")
        .addColumn("starts_at", "text", (column) => column.notNull())
        .addColumn("ends_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  "0009-fields": {
    async up(db: Kysely<Tables>) {
      await db.schema
        .alterTable("leads")
        .addColumn("fields", "text", (column) =>
          column.notNull().defaultTo("{}"),
        )
        .execute();
      await moveFields(db as unknown as Parameters<typeof moveFields>[0]);
      for (const column of [
        "message",
        "audience",
        "details",
        "consent_version",
      ])
        await db.schema.alterTable("leads").dropColumn(column).execute();
      await db
        .updateTable("outbox")
        .set({ kind: "contact" })
        .where(sql<string>`kind`, "=", "lead")
        .execute();
    },
  },
};

/** In batches: together the mails may be more than fits into memory. */
async function hashMails(db: Kysely<Tables>) {
  let last = "";
  for (;;) {
    const mails = await db
      .selectFrom("outbox")
      .select([
        "id",
        "recipient",
        "reply_to",
        "subject",
        "body",
        "unsubscribe_url",
      ])
      .where("id", ">", last)
      .orderBy("id")
      .limit(500)
      .execute();
    for (const { id, body, ...mail } of mails)
      if (body !== null)
        await db
          .updateTable("outbox")
          .set({ words_hash: mailHash({ ...mail, body }) })
          .where("id", "=", id)
          .execute();
    if (mails.length === 0) return;
    last = mails.at(-1)?.id ?? "";
  }
}

/** A lead as it was kept before `fields`. */
type OlderLead = {
  id: string;
  kind: LeadTable["kind"];
  name: string;
  email: string;
  phone: string;
  message: string;
  audience: string;
  details: string | null;
  consent_version: string | null;
  words_hash: string | null;
  fields: string;
};

type OlderTables = Pick<Tables, "attachments"> & { leads: OlderLead };

/** Every lead gets its fields under the names of its form, and the hash that goes with them. */
async function moveFields(older: Kysely<OlderTables>) {
  for (let last = ""; ;) {
    const leads = await older
      .selectFrom("leads")
      .leftJoin("attachments", "attachments.lead_id", "leads.id")
      .selectAll("leads")
      .select("attachments.sha256")
      .where("leads.id", ">", last)
      .orderBy("leads.id")
      .limit(500)
      .execute();
    for (const { sha256, ...lead } of leads) {
      const fields = fieldsOf(lead);
      const { kind, name, email, phone } = lead;
      const words = [kind, name, email, phone, fields, sha256 ?? undefined];
      await older
        .updateTable("leads")
        .set({
          fields,
          // One that does not match what was kept stays a mismatch.
          words_hash:
            lead.words_hash === olderHash(lead, sha256)
              ? hashOf(words)
              : lead.words_hash,
        })
        .where("id", "=", lead.id)
        .execute();
    }
    const end = leads.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** In the order of the forms of that time. */
function fieldsOf(lead: OlderLead): string {
  const { kind, message, audience, details, consent_version } = lead;
  if (kind === "contact") return JSON.stringify({ audience, message });
  const others = JSON.parse(details ?? "{}") as Record<string, unknown>;
  if (kind === "certificate") {
    const { neededBy, ...request } = others;
    return JSON.stringify({ ...request, wording: message, neededBy });
  }
  const { line, happenedOn, policy, bestTime } = others;
  const textConsent = consent_version ?? "";
  return JSON.stringify({
    line,
    happenedOn,
    message,
    policy,
    bestTime,
    textConsent,
  });
}

const hashOf = (words: unknown[]) =>
  createHash("sha256").update(JSON.stringify(words)).digest("hex");

/** A lead's hash as it was before `fields`. */
function olderHash(lead: OlderLead, sha256: string | null): string {
  const { kind, name, email, phone, message, audience } = lead;
  const words = [name, email, phone, message, audience];
  const { details, consent_version } = lead;
  if (kind === "contact") return hashOf(words);
  const others = [details, consent_version, sha256 ?? undefined];
  return hashOf([kind, ...words, ...others]);
}
