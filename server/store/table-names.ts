import type { Tables } from "./schema.ts";

/** Every table of the store, each after the tables it refers to. */
export const tableNames = [
  "leads",
  "lead_events",
  "attachments",
  "subscriptions",
  "outbox",
  "suppressions",
  "receipts",
  "erasures",
  "secrets",
  "rate_limits",
  "daily_jobs",
  "notices",
  "desks",
  "newsletters",
  "newsletter_mails",
] as const satisfies (keyof Tables)[];

/** The tables with the content of forms. */
export const contentTables = [
  "leads",
  "lead_events",
  "attachments",
  "subscriptions",
  "outbox",
  "suppressions",
  "erasures",
] as const satisfies (keyof Tables)[];
