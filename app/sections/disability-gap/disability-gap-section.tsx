import type { SectionOf } from "#content/sections.ts";
import { wordedPart } from "#app/ui/bar-words.tsx";
import { BarRows, type BarRow } from "#app/sections/charts/bar-rows.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import {
  disabilityGapTool,
  type DisabilityGapResult,
} from "#tools/disability-gap/disability-gap.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";

type Words = SectionOf<"disability-gap">;

/** What a disability plan leaves missing each month, and how long savings last. */
export function DisabilityGapSection(words: Words) {
  return <Tool tool={disabilityGapTool} words={words} answer={answer} />;
}

function answer(result: DisabilityGapResult, { says }: Words): Answer {
  const { costs, pays, gap, isTaxed, wait, lasts } = result;
  const days =
    wait === 0 ? says.noWait : lasts < wait ? says.waitShort : says.waitCovered;
  const values = {
    costs: dollars(costs),
    pays: dollars(pays),
    gap: gap > 0 ? dollars(gap) : says.nothing,
    wait,
    lasts,
  };
  const most = Math.max(costs, pays);
  const rows: BarRow[] = [
    {
      name: values.costs,
      text: says.costs,
      parts: [{ kind: "whole", share: costs / most }],
    },
    {
      name: values.pays,
      text: isTaxed ? says.paysTaxed : says.paysFree,
      parts: [
        wordedPart("pays", pays / most, says.paysKey),
        { kind: "left", share: gap / most },
      ],
    },
  ];
  if (wait > 0)
    rows.push({
      name: fillIn(says.days, values),
      text: fillIn(says.lasts, values),
      parts: [
        { kind: "pays", share: lasts / wait },
        { kind: "left", share: 1 - lasts / wait },
      ],
    });
  return {
    sentence: fillIn(isTaxed ? says.taxed : says.free, {
      ...values,
      days: fillIn(days, values),
    }),
    drawing: (
      <BarRows
        full={most}
        rows={rows}
        keys={[
          { kind: "pays", label: says.paysKey },
          { kind: "left", label: says.leftKey },
        ]}
      />
    ),
  };
}
