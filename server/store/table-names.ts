import type { Tables } from "./schema.ts";

/** Every table of the store, each after those that it refers to. */
export const tableNames = [
  "leads",
  "attachments",
  "subscriptions",
  "outbox",
  "suppressions",
  "confirmation_counts",
  "erasures",
  "secrets",
  "rate_limits",
  "write_probe",
  "daily_jobs",
  "notices",
] as const satisfies (keyof Tables)[];

/** The tables that hold what forms have brought. */
export const contentTables = [
  "leads",
  "attachments",
  "subscriptions",
  "outbox",
  "suppressions",
  "erasures",
] as const satisfies (keyof Tables)[];

/** What a restore adds to and never takes away: who wants no mail, who was erased, and the keys of those hashes. */
export const lastingTables = [
  "suppressions",
  "erasures",
  "secrets",
] as const satisfies (keyof Tables)[];
