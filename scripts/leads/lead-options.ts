import type { LeadFilter } from "#server/contact/leads.ts";
import { UsageError } from "./command.ts";

/** Options of the commands that choose among the leads, for node:util's parseArgs. */
export const leadOptions = {
  since: { type: "string" },
  kind: { type: "string" },
  suspect: { type: "boolean", default: false },
} as const;

/** How they are shown in the usage. */
export const leadOptionsTaken =
  "[--since 2026-11-20] [--kind contact] [--suspect]";

type Values = {
  since?: string | undefined;
  kind?: string | undefined;
  suspect: boolean;
};

/** What they choose. Throws `UsageError` where one says nothing that there is. */
export function leadFilter({ since, kind, suspect }: Values): LeadFilter {
  const from = since === undefined ? undefined : new Date(since);
  if (from && Number.isNaN(from.getTime())) throw new UsageError();
  if (kind !== undefined && kind !== "contact") throw new UsageError();
  return { since: from, kind, isSuspect: suspect };
}
