import { addDays } from "#tools/days.ts";
import { dutyOf, type Rule } from "#tools/duties.ts";
import {
  choice,
  day,
  type Tool,
  type Typed,
  type Values as ValuesOf,
} from "#tools/tool.ts";

const fields = {
  /** The day of application and payment. */
  bought: day,
  reason: choice("none", "loan", "map"),
  /** Of the loan. */
  closingDay: day,
  /** The new map takes effect. */
  mapped: day,
};

/** `late` and `early`: an exception does not fit. */
export type FloodRule =
  | "wait"
  | "loan"
  | "late-loan"
  | "map"
  | "early-map"
  | "late-map";

/** The day on which a policy of the federal flood program usually takes effect, and the rule that sets it. */
export type FloodStart = { rule: FloodRule; bought: string; from: string };

type Values = ValuesOf<typeof fields>;

/** In days: `floodWaitingPeriod` in figures.yaml. */
export const waitingDays = 30;

/** Until when a policy has to be bought for an exception: 44 CFR 61.11(a) and (b), and 42 U.S.C. 4013(c). */
export const exceptions = {
  loan: {
    who: "you",
    source: "floodWaitingPeriod",
    from: ["closingDay"],
    done: ["bought"],
  },
  map: {
    who: "you",
    source: "floodMapPeriod",
    from: ["mapped"],
    period: [13, "months"],
    isInclusive: true,
    done: ["bought"],
  },
} as const satisfies Record<string, Rule<Values>>;

function solve(values: Values): FloodStart {
  const { bought, closingDay, reason } = values;
  const wait = addDays(bought, waitingDays);
  if (reason === "none") return { rule: "wait", bought, from: wait };
  const { state } = dutyOf(exceptions[reason], values);
  if (state === "late") return { rule: `late-${reason}`, bought, from: wait };
  if (reason === "loan") return { rule: reason, bought, from: closingDay };
  return state === "early"
    ? { rule: "early-map", bought, from: wait }
    : { rule: reason, bought, from: addDays(bought, 1) };
}

export const floodWaitTool = {
  name: "flood-wait",
  fields,
  shows: (name: string, { reason }: Typed) =>
    name === "closingDay"
      ? reason === "loan"
      : name !== "mapped" || reason === "map",
  solve,
} satisfies Tool<typeof fields, FloodStart>;
