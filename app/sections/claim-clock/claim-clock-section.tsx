import type { SectionOf } from "#content/sections.ts";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import { Trail, type Stop } from "#app/sections/trail/trail.tsx";
import {
  claimClockTool,
  daysLate,
  type ClaimClockResult,
  type Deadline,
} from "#tools/claim-clock/claim-clock.ts";
import { dateInWords, dayInWords, daysBetween } from "#tools/days.ts";
import { fillIn } from "#words/fill-in.ts";

type Words = SectionOf<"claim-clock">;
type Says = Words["says"];

/** The deadlines of both sides of a claim, from the dates of its letters. */
export function ClaimClockSection(words: Words) {
  return <Tool tool={claimClockTool} words={words} answer={answer} />;
}

function answer(
  { deadlines, next }: ClaimClockResult,
  { says }: Words,
  language?: string,
): Answer {
  const late = deadlines.filter((one) => daysLate(one) > 0);
  const sentences = [
    ...late.map((one) =>
      fillIn(says.late, {
        what: says[one.id],
        days: daysInWords(daysLate(one), says),
      }),
    ),
    ...next.map((one) =>
      fillIn(says.by, {
        date: dateInWords(one.day!, language),
        what: says[one.id],
      }),
    ),
  ];
  const open = deadlines.filter(({ day, done }) => day && !done);
  return {
    sentence: sentences.length > 0 ? sentences.join(" ") : says.nothing,
    lines: deadlines.flatMap((one) =>
      one.day
        ? [
            `${dateInWords(one.day, language)}: ${says[one.id]}. ${says[`${one.id}-law`]}`,
          ]
        : [],
    ),
    days: open.map(({ id, day }) => ({
      id,
      day: day!,
      title: capitalized(says[id]),
      text: `${says[`${id}-passed`]}\n${says[`${id}-law`]}`,
    })),
    drawing: (
      <Trail
        stops={deadlines.map((one) => stopOf(one, says, language))}
        scale={says.scale}
      />
    ),
  };
}

function stopOf(deadline: Deadline, says: Says, language?: string): Stop {
  const { id, who, from, day, done } = deadline;
  const days = from && day ? daysBetween(from, day) : 0;
  const late = daysLate(deadline);
  const came = {
    date: done ? dateInWords(done, language) : "",
    days: daysInWords(late, says),
  };
  return {
    id,
    who,
    side: says[who],
    date: day ? dayInWords(day, language) : says.noDate,
    what: `${capitalized(says[id])}.`,
    lines: [
      ...(done
        ? [
            late > 0
              ? { text: fillIn(says.wasLate, came), kind: "late" as const }
              : { text: fillIn(says.inTime, came) },
          ]
        : []),
      ...(done && late === 0 ? [] : [{ text: says[`${id}-passed`] }]),
      { text: says[`${id}-law`], kind: "law" },
    ],
    leg:
      from && day
        ? {
            days,
            text: fillIn(says.leg, {
              days: daysInWords(days, says),
              from: dateInWords(from, language),
            }),
          }
        : undefined,
  };
}

const daysInWords = (days: number, says: Says) =>
  days === 1 ? says.day : fillIn(says.days, { days });

const capitalized = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);
