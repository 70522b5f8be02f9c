import {
  addBusinessDays,
  addDays,
  addMonths,
  daysBetween,
  orNextBusinessDay,
} from "./days.ts";

/**
 * A rule of law as data. What to do when its day passes, and what follows from being late, are words of the tool:
 * `<id>-passed` and `<id>-late`.
 */
export type Rule<Values> = {
  who: "carrier" | "you";
  /** In figures.yaml or facts.yaml: the number with its source. */
  source: string;
  /** Whether it applies. */
  when?: (values: Values) => boolean;
  /** The steps it counts from: the last that has a day. A rule without them is a duty without a day. */
  from?: readonly (keyof Values)[];
  /** Until the last day; counted back if negative. */
  period?: readonly [count: number, unit: "days" | "business days" | "months"];
  /** The first day is one of them, so the last comes a day sooner. */
  isInclusive?: true;
  /** Any of these steps fulfills it. */
  done?: readonly (keyof Values)[];
  /** So does any of these, but not before the days begin, and late only while nothing else does. */
  within?: readonly (keyof Values)[];
  /** So does any of these, if it comes in time. */
  covers?: readonly (keyof Values)[];
};

/** What a rule makes of the days of a case. */
export type Duty<Id extends string> = {
  id: Id;
  who: "carrier" | "you";
  /** The day it counts from, and the last day; undefined while that step has no date. */
  from?: string | undefined;
  day?: string | undefined;
  /** The day it was done. */
  done?: string | undefined;
  state: "open" | "early" | "in time" | "late";
  /** By how many days it was done too late. */
  late: number;
  /** By how many days a second letter came after the last day, when the first was in time. */
  rest: number;
};

/** The duties of the rules that apply. `more` days are added to each of a carrier. */
export const dutiesOf = <Id extends string, Values>(
  rules: Readonly<Record<Id, Rule<Values>>>,
  values: Values,
  more = 0,
): Duty<Id>[] =>
  (Object.entries(rules) as [Id, Rule<Values>][])
    .filter(([, { when }]) => when?.(values) ?? true)
    .map(([id, rule]) => ({ id, ...dutyOf(rule, values, more) }));

export function dutyOf<Values>(
  rule: Rule<Values>,
  values: Values,
  more = 0,
): Omit<Duty<string>, "id"> {
  const { who, period: [count] = [0] } = rule;
  const daysOf = (steps: readonly (keyof Values)[] = []) =>
    steps.flatMap((step) => (values[step] as string | undefined) ?? []);
  const from = last(daysOf(rule.from));
  const day = from && lastDay(rule, from, more);
  if (!from || !day) return { who, state: "open", late: 0, rest: 0 };
  const letters = daysOf(rule.done);
  const within = daysOf(rule.within).filter((one) => one >= from);
  const inTime = [...within, ...daysOf(rule.covers)].filter(
    (one) => one <= day,
  );
  const done = first([...letters, ...inTime]) ?? first(within);
  const late = done && done > day ? daysBetween(day, done) : 0;
  const second = last(letters);
  const isEarly = count >= 0 && done && done < from;
  return {
    who,
    from,
    day,
    done,
    state: !done ? "open" : late ? "late" : isEarly ? "early" : "in time",
    late,
    rest: !late && second && second > day ? daysBetween(day, second) : 0,
  };
}

/**
 * The last day. A carrier's period that ends on a weekend or holiday goes on to the next business day (Tex. Gov't Code
 * § 311.014). The visitor's are never extended, nor is a day that is counted back.
 */
function lastDay<Values>(
  { who, period: [count, unit] = [0, "days"], isInclusive }: Rule<Values>,
  from: string,
  more: number,
): string {
  const end =
    unit === "months"
      ? addMonths(from, count)
      : unit === "days"
        ? addDays(from, count)
        : addBusinessDays(from, count);
  const isCarrier = who === "carrier" && count > 0;
  const whole = addDays(end, (isCarrier ? more : 0) - (isInclusive ? 1 : 0));
  return isCarrier ? orNextBusinessDay(whole) : whole;
}

const first = (days: readonly string[]) => [...days].sort()[0];

const last = (days: readonly string[]) => [...days].sort().at(-1);

/** Days that cannot both be right: the first later step that is before an earlier one. */
export function contradiction<Values>(
  order: readonly (readonly [later: keyof Values, earlier: keyof Values])[],
  values: Values,
) {
  const wrong = order.find(
    ([later, earlier]) =>
      values[later] && values[earlier] && values[later] < values[earlier],
  );
  return wrong
    ? { [wrong[0]]: { kind: "before", field: String(wrong[1]) } }
    : {};
}
