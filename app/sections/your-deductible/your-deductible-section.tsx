import type { SectionOf } from "#content/sections.ts";
import { wordedPart } from "#app/ui/bar-words.tsx";
import { Keys } from "#app/sections/charts/keys.tsx";
import charts from "#app/sections/charts/charts.module.css";
import { Scale } from "#app/sections/charts/scale.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import { Bar } from "#app/ui/bar.tsx";
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
    drawing: (
      <div>
        <Scale
          full={full}
          insured={
            isPercent
              ? {
                  amount: insured,
                  label: fillIn(says.insured, { insured: dollars(insured) }),
                }
              : undefined
          }
        />
        <ol className={charts.rows}>
          <li className={charts.row}>
            <p className={charts.amount}>
              {fillIn(says.whole, { loss: dollars(loss) })}
            </p>
            <Bar parts={[{ kind: "whole", share: loss / full }]} />
          </li>
          {payments.map((payment) => (
            <li key={payment.cause} className={charts.row}>
              <p className={charts.words}>
                <span className={charts.amount}>
                  {fillIn(says.left, {
                    cause: says[payment.cause],
                    ...amounts(payment, result),
                  })}
                </span>
                <span
                  className={
                    payments.length > 1 && payment.left === most
                      ? charts.left
                      : undefined
                  }
                >
                  {steps(payment, result, says)}
                </span>
              </p>
              <Bar
                parts={[
                  { kind: "left", share: payment.left / full },
                  wordedPart(
                    "pays",
                    payment.pays / full,
                    fillIn(says.pays, { paid: dollars(payment.pays) }),
                  ),
                ]}
              />
            </li>
          ))}
        </ol>
        <Keys
          keys={[
            { kind: "left", label: says.leftKey },
            { kind: "pays", label: says.paysKey },
          ]}
        />
      </div>
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
