import type { SectionOf } from "#content/sections.ts";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import { Trail, type Stop } from "#app/sections/trail/trail.tsx";
import {
  claimClockTool,
  type ClaimClockResult,
  type Deadline,
  type DoneId,
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
  language: string,
): Answer {
  const sentences = [
    ...deadlines.flatMap((one) =>
      one.state === "late"
        ? fillIn(says.late, {
            what: says[one.id],
            ...came(one, says, language),
          })
        : [],
    ),
    ...next.map((one) =>
      fillIn(says.by, {
        date: dateInWords(one.day!, language),
        what: says[one.id],
      }),
    ),
  ];
  const open = deadlines.filter(({ day, state }) => day && state === "open");
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

function stopOf(deadline: Deadline, says: Says, language: string): Stop {
  const { id, who, from, day, state, rest } = deadline;
  const days = from && day ? daysBetween(from, day) : 0;
  const isLate = state === "late";
  const values = came(deadline, says, language);
  return {
    id,
    who,
    side: says[who],
    date: day ? dayInWords(day, language) : says.noDate,
    what: `${capitalized(says[id])}.`,
    lines: [
      ...(isLate
        ? [
            { text: fillIn(says.wasLate, values), kind: "late" as const },
            { text: says[`${id as DoneId}-late`] },
          ]
        : state === "open"
          ? [{ text: says[`${id}-passed`] }]
          : [{ text: fillIn(says.inTime, values) }]),
      ...(rest > 0 ? [{ text: fillIn(says.rest, values) }] : []),
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

/** When it was due and done, in words. */
const came = (
  { day, done, late, rest }: Deadline,
  says: Says,
  language: string,
) => ({
  due: day ? dateInWords(day, language) : "",
  date: done ? dateInWords(done, language) : "",
  days: daysInWords(late, says),
  rest: daysInWords(rest, says),
});

const daysInWords = (days: number, says: Says) =>
  days === 1 ? says.day : fillIn(says.days, { days });

const capitalized = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);
