import { addDays, addMonths } from "#tools/days.ts";
import { readDay } from "#tools/reading.ts";

/** Days as `<input type=date>` gives them: yyyy-mm-dd. */
export type FloodPurchase = {
  /** Day of application and payment. */
  bought: string;
  reason: "" | "loan" | "map";
  /** Day of the closing, or the day the new map takes effect. */
  event: string;
};

/**
 * Which rule of 44 CFR 61.11 sets the day, or which input is still missing. `late` and `early`: an exception does not
 * fit.
 */
export type FloodStart =
  | { rule: "none" | "no-closing" | "no-map" }
  | {
      rule: "wait" | "loan" | "late-loan" | "map" | "early-map" | "late-map";
      from: string;
    };

/** The same figures, with sources, are in content/en/figures.yaml. */
export const waitingDays = 30;
export const mapMonths = 13;

/** The day on which a policy of the federal flood program usually takes effect. */
export function floodStart({
  bought,
  reason,
  event,
}: FloodPurchase): FloodStart {
  if (!isPlausible(bought)) return { rule: "none" };
  const wait = addDays(bought, waitingDays);
  if (reason === "") return { rule: "wait", from: wait };
  if (!isPlausible(event))
    return { rule: reason === "loan" ? "no-closing" : "no-map" };
  if (reason === "loan")
    return event < bought
      ? { rule: "late-loan", from: wait }
      : { rule: "loan", from: event };
  if (bought < event) return { rule: "early-map", from: wait };
  return bought < addMonths(event, mapMonths)
    ? { rule: "map", from: addDays(bought, 1) }
    : { rule: "late-map", from: wait };
}

/** A day that exists, in a completely typed year. */
const isPlausible = (day: string) => readDay(day)?.startsWith("20") ?? false;
