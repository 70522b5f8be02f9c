import { isDay } from "#forms/is-day.ts";
import { oneLine } from "#forms/typed-text.ts";

/** Why a text is not an answer: a key of the words in ui.yaml, `toolErrors`, or of the tool's own. */
export type Problem = { kind: string; limit?: string };

/** The value of a text, or why it has none. */
export type Read<Value> = { value: Value } | { problem: Problem };

export const isProblem = <Value>(
  read: Read<Value>,
): read is { problem: Problem } => "problem" in read;

/** Longer texts are none of these. */
const longest = 40;

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
};

const units = "sq\\.? ?ft\\.?|square feet|sf|dollars|usd";
const written = new RegExp(
  `^(-)?\\$? ?(-)?(\\d{1,3}(?:[, ]\\d{3})+|\\d+)?(\\.\\d+)? ?(${Object.keys(factors).join("|")})?(?: ?(?:${units}))?$`,
  "i",
);

/**
 * A number as people write it: "2,400", "$185.50", "2400 sq ft", "350k", "1.2m". Undefined for anything else. Negative
 * numbers are read, so that a limit can refuse them.
 */
export function readNumber(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const match = written.exec(oneLine(text).replace(/\s+/g, " "));
  const [, before, after, whole = "", fraction = "", factor = ""] = match ?? [];
  if (!whole && !fraction) return undefined;
  const number =
    Number(whole.replace(/[, ]/g, "") + fraction) *
    (factors[factor.toLowerCase()] ?? 1);
  return before || after ? -number : number;
}

/** A number within limits. `kind` names the problem if it is none; `write` writes a limit. */
export function readWithin(
  number: number | undefined,
  [least, most]: readonly [least: number, most: number],
  kind: string,
  write: (limit: number) => string,
): Read<number> {
  if (number === undefined) return { problem: { kind } };
  if (number < least) return { problem: { kind: "low", limit: write(least) } };
  if (number > most) return { problem: { kind: "high", limit: write(most) } };
  return { value: number };
}

/** A percentage with or without its sign: "2 %", "2". */
export const readPercent = (text: string): number | undefined =>
  readNumber(text.replace(/\s*(?:%|percent)\s*$/i, ""));

/** A deductible in dollars, or in percent of what is insured. */
export type Deductible = { dollars: number } | { percent: number };

/** A number without a sign counts as a percentage up to this one. No policy has a deductible of $15. */
const mostPercent = 15;

/** "$2,500", "2500", "2 %" or "2". */
export function readDeductible(text: string): Deductible | undefined {
  const number = readPercent(text);
  if (number === undefined) return undefined;
  const hasSign = /%|percent/i.test(text);
  return hasSign || (number <= mostPercent && /^[\d.\s]+$/.test(text))
    ? { percent: number }
    : { dollars: number };
}

/** A day as yyyy-mm-dd, or as Americans write it: "5/31/2027". Undefined if the calendar does not have it. */
export function readDay(text: string): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  const [, month = "", date = "", year] = american ?? [];
  const day = american
    ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`
    : text.trim();
  return isDay(day) ? day : undefined;
}
