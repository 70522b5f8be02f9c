import { addDays, addMonths } from "#tools/days.ts";
import {
  choice,
  day,
  type Tool,
  type Typed,
  type Values,
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

/** The same figures, with sources, are in content/en/figures.yaml. */
export const waitingDays = 30;
export const mapMonths = 13;

/** 44 CFR 61.11 and 42 U.S.C. 4013(c). */
function solve(values: Values<typeof fields>): FloodStart {
  const { bought, closingDay } = values;
  const rule = ruleOf(values);
  if (rule === "loan") return { rule, bought, from: closingDay };
  const days = rule === "map" ? 1 : waitingDays;
  return { rule, bought, from: addDays(bought, days) };
}

function ruleOf(values: Values<typeof fields>): FloodRule {
  const { bought, reason, closingDay, mapped } = values;
  if (reason === "none") return "wait";
  if (reason === "loan") return closingDay < bought ? "late-loan" : "loan";
  if (bought < mapped) return "early-map";
  return bought < addMonths(mapped, mapMonths) ? "map" : "late-map";
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
