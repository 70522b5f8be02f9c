import { coastCounties } from "#content/ui/coast-counties.ts";
import { coastMap } from "#content/ui/coast-map.ts";
import { Tool, type Answer } from "#app/sections/tool/tool.tsx";
import { useWords } from "#app/ui/use-words.ts";
import { countiesByName } from "#tools/coastal-wind/counties.ts";
import {
  floodReminder,
  sheetPolicies,
  stormSheetTool,
  type SheetPolicy,
  type StormSheet,
} from "#tools/storm-sheet/storm-sheet.ts";
import { dollars } from "#words/dollars.ts";
import { fillIn } from "#words/fill-in.ts";
import type { SheetData, SheetNumber } from "./load-sheet.ts";
import { sheetSteps } from "./sheet-steps.ts";
import styles from "./storm-sheet-section.module.css";

/** The value of a carrier that the page does not list. */
const another = "another";

/** A sheet for the refrigerator, with the visitor's carriers. It prints alone, on one page. */
export function StormSheetSection(words: SheetData) {
  const others = useWords(coastMap);
  const names = useWords(coastCounties);
  const countyOptions: Record<string, string> = {
    ...Object.fromEntries(countiesByName.map((one) => [one, names[one]])),
    harris: others.harris,
    other: others.elsewhere,
  };
  const { fields } = words;
  const carriersOf = (policy: SheetPolicy) => ({
    ...fields[policy],
    options: {
      ...Object.fromEntries(
        words.offered[policy].map(({ name }) => [name, name]),
      ),
      [another]: words.says.another,
    },
  });
  return (
    <Tool
      tool={stormSheetTool}
      words={{
        ...words,
        fields: {
          ...fields,
          county: { ...fields.county, options: countyOptions },
          property: carriersOf("property"),
          wind: carriersOf("wind"),
          flood: carriersOf("flood"),
          auto: carriersOf("auto"),
        },
      }}
      answer={answer}
    />
  );
}

type Call = { policy: SheetPolicy; number: SheetNumber | undefined };

function answer(
  sheet: StormSheet,
  words: SheetData & {
    fields: { county: { options: Readonly<Record<string, string>> } };
  },
): Answer {
  const { says, offered, fields } = words;
  const place =
    sheet.county === "other"
      ? says.elsewhere
      : fillIn(says["in-county"], {
          county: fields.county.options[sheet.county]!,
        });
  const chosen = sheet.policies.map(({ policy, carrier }): Call => ({
    policy,
    number: offered[policy].find(({ name }) => name === carrier),
  }));
  // A sheet without carriers has lines to fill in by hand.
  const calls =
    chosen.length > 0
      ? chosen
      : sheetPolicies
          .filter((policy) => policy !== "wind" || sheet.county !== "other")
          .map((policy): Call => ({ policy, number: undefined }));
  const count = chosen.filter(({ number }) => number).length;
  return {
    sentence: [
      fillIn(says.sentence, { place, count }),
      sheet.youPay !== undefined &&
        fillIn(says["sentence-you-pay"], { amount: dollars(sheet.youPay) }),
    ]
      .filter(Boolean)
      .join(" "),
    lines: calls.flatMap(({ policy, number }) =>
      number ? `- ${says[`call-${policy}`]}: ${number.name}` : [],
    ),
    days: [
      floodReminder({ title: says.reminder, text: says["reminder-text"] }),
    ],
    drawing: <Sheet place={place} sheet={sheet} calls={calls} words={words} />,
  };
}

type SheetProps = {
  place: string;
  sheet: StormSheet;
  calls: readonly Call[];
  words: SheetData;
};

/** The page to print: numbers above the fold, steps and the wallet card below. */
function Sheet({ place, sheet, calls, words }: SheetProps) {
  const { says, always } = words;
  const stated = sheet.deductible;
  return (
    <article data-sheet="" aria-label={says.sheet} className={styles.sheet}>
      <div className={styles.half}>
        <div className={styles.top}>
          <h3 className={styles.place}>{place}</h3>
          <p>{says.sheet}</p>
        </div>
        <ul className={styles.always}>
          {always.map(({ need, display, e164 }) => (
            <li key={need}>
              {need} <a href={`tel:${e164}`}>{display}</a>
            </li>
          ))}
        </ul>
        <h4>{says.claims}</h4>
        <ul className={styles.calls}>
          {calls.map(({ policy, number }) => (
            <li key={policy}>
              <span className={styles.name}>
                <strong>{says[`call-${policy}`]}</strong> {number?.name}
              </span>
              <span className={styles.numbers}>
                {number ? (
                  <a href={`tel:${number.e164}`}>{number.display}</a>
                ) : (
                  <Blank label={says.write} />
                )}
                <Blank label={says.number} />
              </span>
            </li>
          ))}
        </ul>
        {!calls.some(({ policy }) => policy === "flood") && (
          <p className={styles.note}>{says["no-flood"]}</p>
        )}
        {stated && (
          <p className={styles.pay}>
            {says["you-pay"]}{" "}
            <strong>
              {sheet.youPay === undefined && "percent" in stated
                ? fillIn(says["look-up"], { percent: `${stated.percent}%` })
                : dollars(sheet.youPay!)}
            </strong>{" "}
            {sheet.insured !== undefined &&
              "percent" in stated &&
              fillIn(says["of-insured"], {
                percent: `${stated.percent}%`,
                insured: dollars(sheet.insured),
              })}
          </p>
        )}
      </div>
      <p className={styles.fold}>{says.fold}</p>
      <div className={styles.half}>
        <h4>{says.steps}</h4>
        <ol className={styles.steps}>
          {sheetSteps.map((id) => (
            <li key={id}>
              <strong>{says[id]}</strong> {says[`${id}-text`]}
            </li>
          ))}
        </ol>
        <div className={styles.card}>
          <h4>{says.wallet}</h4>
          <ul>
            {[
              ...calls.map(({ policy, number }) => ({
                name: number?.name ?? says[`call-${policy}`],
                display: number?.display,
              })),
              ...always.slice(-1),
            ].map(({ name, display }) => (
              <li key={name}>
                {name} <span>{display ?? <Blank label={says.write} />}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

/** A line to write on, with its words small before it. */
function Blank({ label }: { label: string }) {
  return <span className={styles.blank}>{label}</span>;
}
