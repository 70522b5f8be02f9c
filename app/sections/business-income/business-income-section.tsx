import type { SectionOf } from "#content/sections.ts";
import { BarRows, type BarRow } from "#app/sections/charts/bar-rows.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import {
  businessIncomeTool,
  type BusinessIncomeResult,
} from "#tools/business-income/business-income.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";

type Words = SectionOf<"business-income">;

/** What a closed business loses until its sales are back, as a limit. */
export function BusinessIncomeSection(words: Words) {
  return <Tool tool={businessIncomeTool} words={words} answer={answer} />;
}

function answer(result: BusinessIncomeResult, { says }: Words): Answer {
  const { margin, months, slow, closed, recovery, limit } = result;
  const inMonths = (count: number) =>
    count === 1 ? says.one : fillIn(says.months, { count });
  const values = {
    margin: dollars(margin),
    months: inMonths(months),
    slow: inMonths(slow),
    closed: dollars(closed),
    recovery: dollars(recovery),
    limit: dollars(limit),
  };
  const row = (
    amount: number,
    text: string,
    kind: "pays" | "pays-last" | "left",
  ): BarRow => ({
    name: dollars(amount),
    text: fillIn(text, values),
    parts: [{ kind, share: Math.min(amount / limit, 1) }],
  });
  return {
    sentence: fillIn(slow > 0 ? says.withSlow : says.sentence, values),
    bar: {
      name: `${values.closed} ${fillIn(says.closed, values)}`,
      parts: row(closed, says.closed, "left").parts,
    },
    drawing: (
      <BarRows
        scale={{ full: limit }}
        rows={[
          row(margin, says.month, "pays-last"),
          row(closed, says.closed, "left"),
          ...(slow > 0 ? [row(recovery, says.recovery, "left")] : []),
          row(limit, says.limit, "pays"),
        ]}
        keys={[
          { kind: "pays-last", label: says.marginKey },
          { kind: "left", label: says.lostKey },
          { kind: "pays", label: says.limitKey },
        ]}
      />
    ),
  };
}
