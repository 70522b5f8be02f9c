import type { SectionOf } from "#content/sections.ts";
import { BarRows, type BarRow } from "#app/sections/charts/bar-rows.tsx";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import {
  compareQuotesTool,
  termsToCompare,
  type CompareResult,
  type QuotePayment,
  type TermRow,
} from "#tools/compare-quotes/compare-quotes.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";
import styles from "./compare-quotes-section.module.css";

type Words = SectionOf<"compare-quotes">;

/** One loss under each of the visitor's own quotes, where they differ, and what to ask. */
export function CompareQuotesSection(words: Words) {
  return <Tool tool={compareQuotesTool} words={words} answer={answer} />;
}

function answer(result: CompareResult, words: Words): Answer {
  const { says, fields } = words;
  const { event, loss, payments, rows } = result;
  const names = words.groups!;
  const parts = payments.map(({ id, left }) =>
    fillIn(says.part, { left: dollars(left), quote: names[id] }),
  );
  const last = parts.pop()!;
  const questions = questionsOf(result, words);
  const bars = payments.map((payment): BarRow => ({
    name: fillIn(says.left, {
      quote: names[payment.id],
      left: dollars(payment.left),
    }),
    text: `${steps(payment, result, says)} ${fillIn(says.pays, { paid: dollars(payment.pays) })}.`,
    parts: [
      { kind: "pays", share: payment.pays / loss },
      { kind: "left", share: payment.left / loss },
    ],
  }));
  const most = Math.max(...payments.map(({ left }) => left));
  return {
    sentence: fillIn(says.sentence, {
      event: event === "other" ? says.otherLoss : says[event],
      loss: dollars(loss),
      parts: fillIn(says.and, { parts: parts.join(", "), last }),
    }),
    lines: [
      ...payments.map(
        (payment) => `${names[payment.id]}: ${steps(payment, result, says)}`,
      ),
      ...questions,
    ],
    bar: bars[payments.findIndex(({ left }) => left === most)],
    drawing: (
      <>
        <BarRows
          scale={{ full: loss }}
          rows={bars}
          keys={[
            { kind: "pays", label: says.paysKey },
            { kind: "left", label: says.leftKey },
          ]}
        />
        <table role="table" data-sheet="" className={styles.table}>
          <caption>{says.table}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {payments.map(({ id }) => (
                <th key={id} role="columnheader" scope="col">
                  {names[id]}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <tbody
              key={row.term}
              role="rowgroup"
              data-differs={row.differs ? "" : undefined}
            >
              <tr role="row">
                <th role="rowheader" scope="row">
                  {fields[row.term].label}
                  {row.differs && <b> {says.differs}</b>}
                </th>
                {row.values.map((value, index) => (
                  <td key={payments[index]!.id} role="cell">
                    {inWords(row.term, value, words)}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
        <div className={styles.ask}>
          <h3>{says.ask}</h3>
          {questions.length > 0 ? (
            <ul>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          ) : (
            <p>{says.askNothing}</p>
          )}
        </div>
      </>
    ),
  };
}

/** The terms that quotes do not say; quotes with the same ones together. */
function questionsOf({ quotes }: CompareResult, words: Words): string[] {
  const quotesOf = new Map<string, string[]>();
  for (const { id, ...quote } of quotes) {
    const missing = termsToCompare
      .filter((term) => quote[term] === undefined)
      .map((term) => words.fields[term].label)
      .join("; ");
    const names = quotesOf.get(missing) ?? [];
    quotesOf.set(missing, [...names, words.groups![id]]);
  }
  quotesOf.delete("");
  return [...quotesOf].map(([missing, names]) =>
    fillIn(words.says.question, {
      quotes: names.join(", "),
      terms: missing,
    }),
  );
}

/** What comes off, and what the quote leaves out of this loss. */
function steps(
  { id, deductible, wear, capped }: QuotePayment,
  { event, quotes }: CompareResult,
  says: Words["says"],
): string {
  const quote = quotes.find((one) => one.id === id)!;
  const texts = [
    says.steps,
    ...(wear > 0 ? [says.worn] : []),
    ...(capped === undefined ? [] : [says.capped]),
    ...(event === "hail" && quote.dents === "no" ? [says.dentsLeft] : []),
    ...(event === "fire" && quote.code === "no" ? [says.codeLeft] : []),
  ];
  return texts
    .map((text) =>
      fillIn(text, {
        deductible: dollars(deductible),
        wear: dollars(wear),
        limit: dollars(capped ?? 0),
      }),
    )
    .join(" ");
}

function inWords(
  term: TermRow["term"],
  value: TermRow["values"][number],
  { fields, says }: Words,
): string {
  if (value === undefined) return says.unsaid;
  if (typeof value === "number") return dollars(value);
  if (typeof value === "string") return fields[term].options![value]!;
  return "percent" in value ? `${value.percent}%` : dollars(value.dollars);
}
