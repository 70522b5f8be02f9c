import type { SectionOf } from "#content/sections.ts";
import { Keys } from "#app/sections/charts/keys.tsx";
import charts from "#app/sections/charts/charts.module.css";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import { dateInWords, dayInWords, daysBetween } from "#tools/days.ts";
import {
  floodWaitTool,
  waitingDays,
  type FloodStart,
} from "#tools/flood-wait/flood-wait.ts";
import { fillIn } from "#words/fill-in.ts";
import { FloodCalendar } from "./flood-calendar.tsx";

type Words = SectionOf<"flood-wait">;

/** When a federal flood policy takes effect, from the visitor's own dates. */
export function FloodWaitSection(words: Words) {
  return <Tool tool={floodWaitTool} words={words} answer={answer} />;
}

function answer(
  { rule, bought, from }: FloodStart,
  { says }: Words,
  language: string,
): Answer {
  const days = daysBetween(bought, from);
  const waits = fillIn(says.waits, {
    days: days === 1 ? says.day : fillIn(says.days, { days }),
    bought: dateInWords(bought, language),
  });
  const before = fillIn(says.before, { from: dateInWords(from, language) });
  return {
    sentence: fillIn(says[rule], { from: dayInWords(from, language) }),
    lines: [before],
    days: [
      { id: "start", day: from, title: says.event, text: says["event-text"] },
    ],
    bar: {
      name: waits,
      parts: [
        { kind: "left", share: days / waitingDays },
        { kind: "pays", share: 1 - days / waitingDays },
      ],
    },
    drawing: (
      <div>
        <div className={charts.row}>
          <p className={charts.words}>
            <span className={charts.amount}>{waits}</span>
            <span>{before}</span>
          </p>
          <FloodCalendar bought={bought} from={from} language={language} />
        </div>
        <Keys
          keys={[
            { kind: "left", label: says.waiting },
            { kind: "pays", label: says.force },
            { kind: "season", label: says.season },
          ]}
        />
      </div>
    ),
  };
}
