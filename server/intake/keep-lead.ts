import type { Kysely } from "kysely";
import type { Post } from "./form-route-options.ts";
import type { Intake } from "./intake.ts";
import type { Render } from "#server/http/renderer.ts";
import type { Tables } from "#server/store/schema.ts";
import type { LeadContent } from "#server/leads/lead-content.ts";
import { saveLead } from "#server/leads/save-lead.ts";

/** What the route of a form that brings leads works with. */
export type LeadDependencies = {
  db: Kysely<Tables>;
  intake: Intake;
  render: Render;
  now: () => Date;
  /** Tells the outbox worker that a mail waits. */
  wakeMail: () => void;
};

/** Keeps a lead and says what its sender is told: its reference. Throws when it cannot be kept. */
export async function keepLead(
  { db, now, wakeMail }: LeadDependencies,
  thanks: string,
  { key, suspect }: Post,
  content: LeadContent,
) {
  const { reference, kind } = await saveLead(db, content, key, now(), suspect);
  wakeMail();
  return {
    told: { reference },
    thanks: `${thanks}?reference=${reference}`,
    logged: { reference, kind },
  };
}
