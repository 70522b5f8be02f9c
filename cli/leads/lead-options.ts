import type { LeadFilter } from "#server/leads/list-leads.ts";
import { leadKinds } from "#forms/kinds.ts";
import { UsageError } from "./command.ts";

/** Options of the commands that select leads, for node:util's parseArgs. */
export const leadOptions = {
  since: { type: "string" },
  kind: { type: "string" },
  suspect: { type: "boolean", default: false },
} as const;

/** The options in the usage text. */
export const leadOptionsTaken = `[--since 2026-11-20] [--kind ${leadKinds.join("|")}] [--suspect]`;

type Values = {
  since?: string | undefined;
  kind?: string | undefined;
  suspect: boolean;
};

/** The selection. Throws `UsageError` if a value does not exist. */
export function leadFilter({ since, kind, suspect }: Values): LeadFilter {
  const from = since === undefined ? undefined : new Date(since);
  if (from && Number.isNaN(from.getTime())) throw new UsageError();
  const known = leadKinds.find((one) => one === kind);
  if (kind !== known) throw new UsageError();
  return { since: from, kind: known, isSuspect: suspect };
}
