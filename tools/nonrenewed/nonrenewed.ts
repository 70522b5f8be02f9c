import { addDays, daysBetween } from "#tools/days.ts";
import { dutyOf, type Rule } from "#tools/duties.ts";
import {
  choice,
  day,
  list,
  number,
  optional,
  type Tool,
  type Typed,
  type Values as ValuesOf,
} from "#tools/tool.ts";

const fields = {
  kind: list("home", "auto", "business", "surplus"),
  notice: choice("nonrenewal", "cancellation"),
  /** The last day of coverage that the notice names. */
  ends: day,
  /** The carrier mailed or delivered it. */
  sent: day,
  /** Days of notice in the policy. Only surplus lines carriers have no other rule. */
  promised: number([1, 180]),
  /** The visitor begins to look for a new policy. */
  begins: optional(day),
};

type Values = ValuesOf<typeof fields>;

const notice = { who: "carrier", from: ["ends"], done: ["sent"] } as const;

/**
 * How long before the end a notice is due, and what follows when it was in time or late: Tex. Ins. Code § 551.105 for
 * home and personal auto, §§ 551.051(1-a) and 551.054 for liability and commercial property of admitted carriers, and
 * §§ 551.053 and 551.104(e) for cancellations. A late one may keep the policy for days after it was sent.
 */
export const noticeRules = {
  personal: {
    ...notice,
    source: "nonrenewalNotice",
    period: [-60, "days"],
    outcomes: ["nonrenewalInTime", "nonrenewalLatePersonal"],
  },
  business: {
    ...notice,
    source: "commercialNonrenewalNotice",
    period: [-60, "days"],
    outcomes: ["nonrenewalInTime", "nonrenewalLateBusiness"],
    keeps: { days: 61, source: "lateCommercialNotice" },
  },
  cancellation: {
    ...notice,
    source: "cancellationNotice",
    period: [-10, "days"],
    outcomes: ["cancellationInTime", "cancellationLate"],
    keeps: { days: 10, source: "cancellationNotice" },
  },
} as const satisfies Record<string, NoticeRule>;

type NoticeRule = Rule<Values> & {
  outcomes: readonly [inTime: Outcome, late: Outcome];
  keeps?: { days: number; source: string };
};

function ruleOf({ kind, notice: noticeType, promised }: Values): NoticeRule {
  if (kind === "surplus")
    return {
      ...notice,
      source: "policy",
      period: [-promised, "days"],
      outcomes: ["surplusInTime", "surplusLate"],
      keeps: { days: promised, source: "policy" },
    };
  if (noticeType === "cancellation") return noticeRules.cancellation;
  return noticeRules[kind === "business" ? "business" : "personal"];
}

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

type StepId = keyof typeof plan;
export const stepIds = Object.keys(plan) as StepId[];

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
  steps: readonly { id: StepId; day: string }[];
};

/** Whether a notice came late, and what follows. */
function solve(values: Values): NonrenewedResult {
  const { ends, sent } = values;
  const rule = ruleOf(values);
  const { day: lastDay, state } = dutyOf(rule, values);
  const isLate = state === "late";
  const outcome = rule.outcomes[isLate ? 1 : 0];
  const until = isLate && rule.keeps ? addDays(sent, rule.keeps.days) : ends;
  const begins = values.begins ?? sent;
  const stops = outcome === "surplusLate" ? ends : until;
  const share = Math.min(daysBetween(begins, stops) / plan.prove, 1);
  return {
    outcome,
    due: daysBetween(lastDay!, ends),
    given: daysBetween(sent, ends),
    lastDay: lastDay!,
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
