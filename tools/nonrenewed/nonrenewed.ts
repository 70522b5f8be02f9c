import { addDays, daysBetween } from "#tools/days.ts";
import {
  choice,
  day,
  list,
  number,
  optional,
  type Tool,
  type Typed,
  type Values,
} from "#tools/tool.ts";

const fields = {
  kind: list("home", "auto", "business", "surplus"),
  notice: choice("nonrenewal", "cancellation"),
  /** The last day of coverage that the notice names. */
  ends: day,
  /** The carrier mailed or delivered it. */
  sent: day,
  /** Days of notice in the policy. Only surplus lines carriers have no other rule. */
  promised: number(1, 180),
  /** The visitor begins to look for a new policy. */
  begins: optional(day),
};

/** In days. The same figures, with their sources, are in content/en/figures.yaml. */
export const periods = {
  nonrenewal: 60,
  cancellation: 10,
  lateBusiness: 61,
};

/** The last day of each of the eight steps, counted from the first. */
const plan = {
  mark: 0,
  reason: 7,
  repair: 14,
  shop: 28,
  compare: 35,
  refusals: 42,
  bind: 49,
  prove: 56,
};

export const stepIds = [
  "mark",
  "reason",
  "repair",
  "shop",
  "compare",
  "refusals",
  "bind",
  "prove",
] as const;

export type Outcome =
  | "nonrenewalInTime"
  | "nonrenewalLatePersonal"
  | "nonrenewalLateBusiness"
  | "cancellationInTime"
  | "cancellationLate"
  | "surplusInTime"
  | "surplusLate";

export type NonrenewedResult = {
  outcome: Outcome;
  /** Days of notice that are due, and that there were. */
  due: number;
  given: number;
  /** The last day on which the notice was in time. */
  lastDay: string;
  ends: string;
  /** Coverage goes on until this day, or the carrier has to be asked for that. */
  until: string;
  begins: string;
  /** The day by which a new policy has to begin: not what only a carrier's answer may bring. */
  stops: string;
  /** Whether there are eight weeks; if not, the steps are shorter. */
  isFull: boolean;
  /** The last day of each step. */
  steps: readonly { id: (typeof stepIds)[number]; day: string }[];
};

/**
 * Whether a notice came late, and what follows. Tex. Ins. Code § 551.105 for home and personal auto: the carrier must
 * renew at the insured's request. §§ 551.051(1-a) and 551.054 for liability and commercial property of admitted
 * carriers: coverage goes on until the 61st day after the notice. §§ 551.053 and 551.104(e) for cancellations.
 */
function solve(values: Values<typeof fields>): NonrenewedResult {
  const { kind, notice, ends, sent } = values;
  const due = kind === "surplus" ? values.promised : periods[notice];
  const given = daysBetween(sent, ends);
  const isLate = given < due;
  const outcome = outcomeOf(kind, notice, isLate);
  const until = isLate ? lateEnd(outcome, values) : ends;
  const begins = values.begins ?? sent;
  const stops = outcome === "surplusLate" ? ends : until;
  const share = Math.min(daysBetween(begins, stops) / plan.prove, 1);
  return {
    outcome,
    due,
    given,
    lastDay: addDays(ends, -due),
    ends,
    until,
    begins,
    stops,
    isFull: share === 1,
    steps: stepIds.map((id) => ({
      id,
      day: addDays(begins, Math.floor(plan[id] * share)),
    })),
  };
}

function outcomeOf(
  kind: Values<typeof fields>["kind"],
  notice: Values<typeof fields>["notice"],
  isLate: boolean,
): Outcome {
  if (kind === "surplus") return isLate ? "surplusLate" : "surplusInTime";
  if (notice === "cancellation")
    return isLate ? "cancellationLate" : "cancellationInTime";
  if (!isLate) return "nonrenewalInTime";
  return kind === "business"
    ? "nonrenewalLateBusiness"
    : "nonrenewalLatePersonal";
}

function lateEnd(
  outcome: Outcome,
  { sent, ends, promised }: Values<typeof fields>,
): string {
  if (outcome === "nonrenewalLateBusiness")
    return addDays(sent, periods.lateBusiness);
  if (outcome === "cancellationLate")
    return addDays(sent, periods.cancellation);
  return outcome === "surplusLate" ? addDays(sent, promised) : ends;
}

/** In days: a notice is not a year early. */
const earliest = 366;

export const nonrenewedTool = {
  name: "nonrenewed",
  fields,
  shows: (name: string, { kind }: Typed) =>
    name !== "promised" || kind === "surplus",
  check(values) {
    const { ends, sent, begins } = values;
    if (sent > ends) return { sent: { kind: "afterEnd" } };
    if (daysBetween(sent, ends) > earliest)
      return { sent: { kind: "yearEarly" } };
    if (begins && (begins < sent || begins > ends))
      return { begins: { kind: "outside" } };
    return {};
  },
  solve,
} satisfies Tool<typeof fields, NonrenewedResult>;
