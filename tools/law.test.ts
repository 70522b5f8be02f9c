import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { facts } from "#content/facts.ts";
import { figures } from "#content/figures.ts";
import { firstLanguage } from "#words/first-language.ts";
import {
  catastropheDays,
  claimClockTool,
  claimRules,
} from "./claim-clock/claim-clock.ts";
import { coastalWindTool, requirements } from "./coastal-wind/coastal-wind.ts";
import { addDays } from "./days.ts";
import type { Duty, Rule } from "./duties.ts";
import {
  exceptions,
  floodWaitTool,
  waitingDays,
} from "./flood-wait/flood-wait.ts";
import { noticeRules, nonrenewedTool } from "./nonrenewed/nonrenewed.ts";
import { work, type Typed, type Work } from "./tool.ts";

type Case = {
  case: string;
  law: string;
  tool: keyof typeof tools;
  typed: Typed;
  days?: Record<string, string>;
  late?: Record<string, number>;
  rest?: Record<string, number>;
  open?: string[];
  undated?: string[];
  none?: string[];
  needs?: string[];
  outcome?: string;
  wrong?: string;
  answer: "must" | "was late" | "cannot be both";
};

const cases = parse(
  readFileSync("tests/cases/law.yaml", "utf8"),
) as readonly Case[];

/** What a tool says: its duties, and its own name for the answer. */
type Answer = {
  duties: readonly Pick<
    Duty<string>,
    "id" | "day" | "late" | "rest" | "state"
  >[];
  outcome?: string;
  needs?: readonly string[];
};

const plain = { late: 0, rest: 0, state: "open" } as const;

function answered<Result>(
  { result, problems }: Work<Result>,
  answerOf: (result: Result) => Answer,
): { problems: Work<Result>["problems"]; answer?: Answer } {
  return { problems, ...(result && { answer: answerOf(result) }) };
}

const tools = {
  "claim-clock": (typed: Typed) =>
    answered(work(claimClockTool, typed, firstLanguage), ({ deadlines }) => ({
      duties: deadlines,
    })),
  nonrenewed: (typed: Typed) =>
    answered(work(nonrenewedTool, typed, firstLanguage), (result) => ({
      duties: [
        {
          ...plain,
          id: "notice",
          day: result.lastDay,
          late: Math.max(result.due - result.given, 0),
        },
        { ...plain, id: "coverage", day: result.until },
      ],
      outcome: result.outcome,
    })),
  "flood-wait": (typed: Typed) =>
    answered(work(floodWaitTool, typed, firstLanguage), ({ rule, from }) => ({
      duties: [{ ...plain, id: "begins", day: from }],
      outcome: rule,
    })),
  "coastal-wind": (typed: Typed) =>
    answered(work(coastalWindTool, typed, firstLanguage), (result) => ({
      duties: [],
      needs: result.requirements,
    })),
};

test.each(cases)("$case ($law)", (one) => {
  const { problems, answer } = tools[one.tool](one.typed);
  if (one.answer === "cannot be both") {
    expect(Object.keys(problems)).toEqual([one.wrong]);
    return;
  }
  expect(problems).toEqual({});
  const { duties, outcome, needs } = answer!;
  const pick = (name: "day" | "late" | "rest", wanted: object = {}) =>
    Object.fromEntries(
      duties
        .filter(({ id }) => id in wanted)
        .map((duty) => [duty.id, duty[name]]),
    );
  const late = duties.filter((duty) => duty.late > 0).map(({ id }) => id);
  expect(pick("day", one.days)).toEqual(one.days ?? {});
  expect(late).toEqual(Object.keys(one.late ?? {}));
  expect(pick("late", one.late)).toEqual(one.late ?? {});
  expect(pick("rest", one.rest)).toEqual(one.rest ?? {});
  for (const id of one.open ?? [])
    expect(duties.find((duty) => duty.id === id)?.state).toBe("open");
  for (const id of one.undated ?? [])
    expect(duties.find((duty) => duty.id === id)).not.toHaveProperty("day");
  for (const id of one.none ?? [])
    expect(duties.map((duty) => duty.id)).not.toContain(id);
  if (one.needs) expect(needs).toEqual(one.needs);
  if (one.outcome) expect(outcome).toBe(one.outcome);
  expect(one.answer === "was late").toBe(
    late.length > 0 || /^late|Late/.test(outcome ?? ""),
  );
});

test("every rule has a case in which it decides", () => {
  const named = new Set(
    cases.flatMap(({ days, needs, outcome }) => [
      ...Object.keys(days ?? {}),
      ...(needs ?? []),
      outcome,
    ]),
  );
  for (const id of [
    ...Object.keys(claimRules),
    ...Object.keys(requirements),
    ...Object.keys(exceptions),
  ])
    expect(named, id).toContain(id);
});

/** "five", "one" and others that figures have in words. */
const words = ["zero", "one", "two", "three", "four", "five"];
const numberIn = (text: string) => {
  const [first = ""] = text.split(" ");
  const number = words.includes(first) ? words.indexOf(first) : parseInt(first);
  return /year/.test(text) ? number * 12 : number;
};

test("every rule has a source in the registers, and a number that is the one there", () => {
  const rules: Readonly<Record<string, Rule<never>>> = {
    ...claimRules,
    ...noticeRules,
    ...exceptions,
    ...requirements,
  };
  const known: Readonly<Record<string, { source: string; value?: string }>> = {
    ...facts,
    ...figures,
  };
  for (const [id, { source, period, when: _ }] of Object.entries(rules)) {
    expect(known[source]?.source, id).toMatch(/\d/);
    const { value } = known[source]!;
    if (!period || !value) continue;
    expect(Math.abs(period[0]), id).toBe(numberIn(value));
    expect(/business/.test(value), id).toBe(period[1] === "business days");
  }
  expect(numberIn(figures.catastropheDays.value)).toBe(catastropheDays);
  expect(numberIn(figures.floodWaitingPeriod.value)).toBe(waitingDays);
  expect(numberIn(figures.lateCommercialNotice.value)).toBe(
    noticeRules.business.keeps.days,
  );
});

/** Each rule of a carrier, over the holidays of a year and a half. */
test("every last day of a carrier is a business day, and a later report never has an earlier one", () => {
  for (const kind of ["admitted", "surplus", "twia"]) {
    let last: Record<string, string | undefined> = {};
    for (let day = "2026-10-01"; day < "2027-12-31"; day = addDays(day, 1)) {
      const { answer } = tools["claim-clock"]({
        kind,
        reported: day,
        complete: day,
        accepted: day,
      });
      for (const { id, day: end = "" } of answer!.duties) {
        expect(end >= (last[id] ?? ""), `${id} ${day}`).toBe(true);
        last = { ...last, [id]: end };
      }
    }
  }
});
