import type { SectionOf } from "#content/sections.ts";
import { BarRows, type BarRow } from "#app/sections/charts/bar-rows.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import { Trail, type Stop } from "#app/sections/trail/trail.tsx";
import { dateInWords, dayInWords, daysBetween } from "#tools/days.ts";
import {
  nonrenewedTool,
  type NonrenewedResult,
} from "#tools/nonrenewed/nonrenewed.ts";
import { fillIn } from "#words/fill-in.ts";

type Words = SectionOf<"nonrenewed">;
type Says = Words["says"];
type StepId = NonrenewedResult["steps"][number]["id"];

/** Whether the notice came late, and the weeks to a new policy. */
export function NonrenewedSection(words: Words) {
  return <Tool tool={nonrenewedTool} words={words} answer={answer} />;
}

function answer(
  result: NonrenewedResult,
  { says }: Words,
  language: string,
): Answer {
  const { outcome, due, given, lastDay, ends, until, stops } = result;
  const sentence = fillIn(says[outcome], {
    due: daysInWords(due, says),
    given: daysInWords(given, says),
    short: daysInWords(Math.max(due - given, 0), says),
    ends: dateInWords(ends, language),
    until: dateInWords(until, language),
  });
  const marks = [...result.steps, { id: "end" as const, day: stops }];
  const longest = Math.max(due, given);
  const had: BarRow = {
    name: fillIn(says.given, { days: daysInWords(given, says) }),
    parts: [
      { kind: "pays", share: given / longest },
      { kind: "left", share: Math.max(due - given, 0) / longest },
    ],
  };
  return {
    sentence,
    lines: marks.map(
      ({ id, day }) => `${dateInWords(day, language)}: ${says[id]}`,
    ),
    days: marks.map(({ id, day }) => ({
      id,
      day,
      title: says[id],
      text: says[`${id}-text`],
    })),
    bar: had,
    drawing: (
      <>
        <BarRows
          rows={[
            {
              name: fillIn(says.due, { days: daysInWords(due, says) }),
              text: fillIn(says.lastDay, {
                date: dateInWords(lastDay, language),
              }),
              parts: [{ kind: "whole", share: due / longest }],
            },
            had,
          ]}
          keys={[
            { kind: "pays", label: says.givenKey },
            ...(given < due
              ? [{ kind: "left" as const, label: says.missingKey }]
              : []),
          ]}
        />
        <Trail
          stops={marks.map((mark, index) =>
            stopOf(mark, index + 1, result, says, language),
          )}
          scale={says.scale}
        />
      </>
    ),
  };
}

function stopOf(
  { id, day }: { id: StepId | "end"; day: string },
  number: number,
  { begins, isFull, steps }: NonrenewedResult,
  says: Says,
  language: string,
): Stop {
  const days = daysBetween(begins, day);
  return {
    id,
    who: id === "end" ? "carrier" : "you",
    side:
      isFull || id === "end"
        ? says[`${id}-week`]
        : fillIn(says.step, { number, count: steps.length }),
    date: dayInWords(day, language),
    what: says[id],
    lines: [{ text: says[`${id}-text`] }],
    leg: {
      days,
      text:
        days > 0
          ? fillIn(says.leg, {
              days: daysInWords(days, says),
              from: dateInWords(begins, language),
            })
          : "",
    },
  };
}

const daysInWords = (days: number, says: Says) =>
  days === 1 ? says.day : fillIn(says.days, { days });
