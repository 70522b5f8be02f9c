import { counties, type County } from "#tools/coastal-wind/counties.ts";
import { amountOf } from "#tools/deductible/deductible.ts";
import type { CalendarDay } from "#tools/calendar.ts";
import type { Deductible } from "#tools/reading.ts";
import {
  deductible,
  dollars,
  list,
  optional,
  type Field,
  type Tool,
  type Typed,
  type Values,
} from "#tools/tool.ts";

/** A carrier's name as the page offers it. The numbers are content, so the page looks them up. */
const carrier: Field<string> = {
  control: "list",
  read: (text) =>
    text.length <= 80 ? { value: text } : { problem: { kind: "list" } },
};

const fields = {
  county: list(...counties, "harris", "other"),
  property: optional(carrier),
  /** On the coast, where wind often has a policy to itself. */
  wind: optional(carrier),
  flood: optional(carrier),
  auto: optional(carrier),
  deductible: optional(deductible),
  /** What a percentage is taken of. */
  insured: optional(dollars([10_000, 1_000_000_000])),
};

/** In the order of the calls. */
export const sheetPolicies = ["property", "wind", "flood", "auto"] as const;
export type SheetPolicy = (typeof sheetPolicies)[number];

export type StormSheet = {
  county: County | "harris" | "other";
  /** The carriers to call. */
  policies: readonly { policy: SheetPolicy; carrier: string }[];
  deductible?: Deductible;
  /** In dollars. Not there if it is a percentage of an amount that was not given. */
  youPay?: number;
  insured?: number;
};

function solve(values: Values<typeof fields>): StormSheet {
  const { county, deductible: stated, insured } = values;
  const isPercent = stated && "percent" in stated;
  return {
    county,
    policies: sheetPolicies.flatMap((policy) => {
      const name = values[policy];
      return name ? { policy, carrier: name } : [];
    }),
    ...(stated && { deductible: stated }),
    ...(isPercent && insured && { insured }),
    ...(stated &&
      (!isPercent || insured) && { youPay: amountOf(stated, insured ?? 0) }),
  };
}

/** A federal flood policy that is bought on this day takes effect before the hurricane season. */
export const buyFlood = "2026-04-01";

/** The day to buy or check flood insurance, every year. */
export const floodReminder = (
  words: Pick<CalendarDay, "title" | "text">,
): CalendarDay => ({ id: "flood", day: buyFlood, isYearly: true, ...words });

export const stormSheetTool = {
  name: "storm-sheet",
  fields,
  shows(
    name: string,
    { county, deductible: stated = "" }: Typed,
    language: string,
  ) {
    if (name === "wind") return county !== "other";
    if (name !== "insured") return true;
    const read = deductible.read(stated, language);
    return "value" in read && "percent" in read.value;
  },
  solve,
} satisfies Tool<typeof fields, StormSheet>;
