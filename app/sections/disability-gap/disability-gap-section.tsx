import type { SectionOf } from "#content/sections.ts";
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
  const { hasPlan, costs, pays, gap, isTaxed, check, lasts } = result;
  const values = {
    costs: dollars(costs),
    pays: dollars(pays),
    gap: dollars(gap),
    spare: dollars(pays - costs),
    check,
    lasts,
  };
  const ofPlan = isTaxed
    ? gap > 0
      ? says.taxed
      : says.taxedEnough
    : gap > 0
      ? says.free
      : says.freeEnough;
  const until = lasts < check ? says.waitShort : says.waitCovered;
  const sentences = hasPlan ? [ofPlan, until] : [says.noPlan];
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
        { kind: "pays", share: pays / most },
        { kind: "left", share: gap / most },
      ],
    },
  ];
  if (hasPlan)
    rows.push({
      name: fillIn(says.days, values),
      text: fillIn(says.lasts, values),
      parts: [
        { kind: "pays", share: lasts / check },
        { kind: "left", share: 1 - lasts / check },
      ],
    });
  return {
    sentence: sentences.map((text) => fillIn(text, values)).join(" "),
    bar: rows[1],
    drawing: (
      <BarRows
        scale={{ full: most }}
        rows={rows}
        keys={[
          { kind: "pays", label: says.paysKey },
          { kind: "left", label: says.leftKey },
        ]}
      />
    ),
  };
}
