import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

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
};
