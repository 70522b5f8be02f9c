import type { SectionOf } from "#content/sections.ts";
import { BarRows, type BarRow } from "#app/sections/charts/bar-rows.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import {
  deductibleTool,
  type DeductibleResult,
  type Payment,
} from "#tools/deductible/deductible.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";

type Words = SectionOf<"your-deductible">;

/** Who pays how much of the visitor's own loss, under each deductible of the policy. */
export function YourDeductibleSection(words: Words) {
  return <Tool tool={deductibleTool} words={words} answer={answer} />;
}

function answer(result: DeductibleResult, { says }: Words): Answer {
  const { loss, insured, payments } = result;
  const full = Math.max(loss, ...payments.map(({ deductible }) => deductible));
  const isPercent = payments.some(({ percent }) => percent !== undefined);
  const most = Math.max(...payments.map(({ left }) => left));
  const bars = payments.map((payment): BarRow => ({
    name: fillIn(says.left, {
      cause: says[payment.cause],
      ...amounts(payment, result),
    }),
    text: `${steps(payment, result, says)} ${fillIn(says.pays, { paid: dollars(payment.pays) })}.`,
    isLeft: payments.length > 1 && payment.left === most,
    parts: [
      { kind: "left", share: payment.left / full },
      { kind: "pays", share: payment.pays / full },
    ],
  }));
  const parts = payments.map((payment) =>
    fillIn(says.part, {
      left: dollars(payment.left),
      cause: says[payment.cause],
    }),
  );
  const last = parts.pop()!;
  const sentence = fillIn(says.sentence, {
    parts:
      parts.length > 0
        ? fillIn(says.and, { parts: parts.join(", "), last })
        : last,
    loss: dollars(loss),
  });
  return {
    sentence,
    lines: payments.map((payment) => steps(payment, result, says)),
    bar: bars[payments.findIndex(({ left }) => left === most)],
    drawing: (
      <BarRows
        scale={{
          full,
          insured: isPercent
            ? {
                amount: insured,
                label: fillIn(says.insured, { insured: dollars(insured) }),
              }
            : undefined,
        }}
        rows={[
          {
            name: fillIn(says.whole, { loss: dollars(loss) }),
            parts: [{ kind: "whole", share: loss / full }],
          },
          ...bars,
        ]}
        keys={[
          { kind: "left", label: says.leftKey },
          { kind: "pays", label: says.paysKey },
        ]}
      />
    ),
  };
}

/** Which deductible it is, and what comes off before it. */
function steps(
  payment: Payment,
  result: DeductibleResult,
  says: Words["says"],
): string {
  const texts = [
    payment.percent === undefined ? says.flat : says.percent,
    ...(payment.wear > 0 ? [says.worn] : []),
    ...(payment.pays === result.insured ? [says.capped] : []),
  ];
  const values = amounts(payment, result);
  return texts.map((text) => fillIn(text, values)).join(" ");
}

const amounts = (
  { deductible, percent = 0, wear, pays, left }: Payment,
  { loss, insured }: DeductibleResult,
) => ({
  deductible: dollars(deductible),
  percent: `${percent}%`,
  wear: dollars(wear),
  pays: dollars(pays),
  left: dollars(left),
  loss: dollars(loss),
  insured: dollars(insured),
});
