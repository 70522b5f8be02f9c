import type { Tables } from "./schema.ts";

/** Every table of the store, each after those that it refers to. */
export const tableNames = [
  "leads",
  "attachments",
  "subscriptions",
  "outbox",
  "suppressions",
  "confirmation_counts",
  "secrets",
  "rate_limits",
  "write_probe",
  "daily_jobs",
] as const satisfies (keyof Tables)[];

/** The tables that hold what forms have brought. */
export const contentTables = [
  "leads",
  "attachments",
  "subscriptions",
  "outbox",
  "suppressions",
] as const satisfies (keyof Tables)[];

/** What nothing may forget: who wants no mail, and the keys by which the store knows them. */
export const lastingTables = [
  "suppressions",
  "secrets",
] as const satisfies (keyof Tables)[];
