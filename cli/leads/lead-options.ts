import { leadKinds } from "#forms/kinds.ts";
import { openStatuses } from "#server/leads/lead-status.ts";
import type { LeadFilter } from "#server/leads/list-leads.ts";
import type { LeadStatus } from "#server/store/schema.ts";
import { texasMoment } from "#forms/texas-clock.ts";
import { UsageError } from "./command.ts";

const statuses = Object.keys({
  new: true,
  taken: true,
  answered: true,
  closed: true,
} satisfies Record<LeadStatus, true>) as LeadStatus[];

/** Options of the commands that select leads, for node:util's parseArgs. */
export const leadOptions = {
  open: { type: "boolean", default: false },
  status: { type: "string" },
  since: { type: "string" },
  kind: { type: "string" },
  suspect: { type: "boolean", default: false },
} as const;

/** The options in the usage text. */
export const leadOptionsTaken = `[--open|--status ${statuses.join("|")}] [--since 2026-11-20] [--kind ${leadKinds.join("|")}] [--suspect]`;

type Values = {
  open: boolean;
  status?: string | undefined;
  since?: string | undefined;
  kind?: string | undefined;
  suspect: boolean;
};

/** The selection. Throws `UsageError` if a value does not exist. */
export function leadFilter(values: Values): LeadFilter {
  const { open, status, since, kind, suspect } = values;
  if (open && status !== undefined) throw new UsageError();
  const one = knownName("status", status, statuses);
  return {
    statuses: open ? openStatuses : one && [one],
    since: since === undefined ? undefined : readDay(since),
    kind: knownName("kind", kind, leadKinds),
    isSuspect: suspect,
  };
}

/** A day in Texas, or a moment with its offset from UTC. Throws `UsageError` if it is neither. */
export function readDay(text: string): Date {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const moment = isDay ? texasMoment(text, "00:00") : new Date(text);
  if (Number.isNaN(moment.getTime())) throw new UsageError();
  return moment;
}

function knownName<Name extends string>(
  what: string,
  given: string | undefined,
  names: readonly Name[],
): Name | undefined {
  if (given === undefined) return undefined;
  const known = names.find((name) => name === given);
  if (known === undefined)
    throw new UsageError(
      `There is no ${what} ${given}. Choose ${names.join(", ")}.`,
    );
  return known;
}
