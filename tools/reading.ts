import { isDay } from "#forms/is-day.ts";
import { oneLine } from "#forms/typed-text.ts";
import { firstLanguage } from "#words/first-language.ts";
import { dateInWords } from "./days.ts";

/**
 * Why a text is not an answer: a key of the words in ui.yaml, `toolErrors`, or of the tool's own, with what fills them:
 * a limit or what may be meant, what else may be meant, and the name of another field.
 */
export type Problem = {
  kind: string;
  limit?: string;
  or?: string;
  field?: string;
};

/** The value of a text, or why it has none. */
export type Read<Value> = { value: Value } | { problem: Problem };

export const isProblem = <Value>(
  read: Read<Value>,
): read is { problem: Problem } => "problem" in read;

/** Longer texts are none of these. */
const longest = 40;

const factors: readonly [words: RegExp, factor: number][] = [
  [/^(?:k|mil|thousand)$/i, 1e3],
  [/^(?:mm?|million|mill[oó]n|millones)$/i, 1e6],
];

/** What people write in English or Spanish, on a page of either language. */
const written =
  /^(-)?(?:usd?)? ?\$? ?(-)?([\d., ]*\d) ?(k|mil|thousand|mm?|million|mill[oó]n(?:es)?)?(?: de)?(?: ?(?:sq(?:uare|\.)? ?f(?:ee|oo)?t|sf|ft[2²]|pies cuadrados|d[oó]lares|dollars|usd|\$))?[.,]?$/i;

const percentSign = /\s*(?:%|percent|por ?ciento)\s*[.,]?$/i;

/** A comma between thousands and a point before decimals, or the other way around. */
const marks = [
  { thousands: ",", decimal: "." },
  { thousands: ".", decimal: "," },
];

const digitsIn = (text: string, { thousands, decimal }: (typeof marks)[0]) => {
  const pattern = new RegExp(
    String.raw`^(?:\d+|[1-9]\d{0,2}(?:[ ${thousands}]\d{3})+)?(?:[${decimal}]\d+)?$`,
  );
  return pattern.test(text)
    ? Number(
        text
          .replaceAll(" ", "")
          .replaceAll(thousands, "")
          .replace(decimal, "."),
      )
    : undefined;
};

/**
 * The numbers that a text may mean, the likelier one first: "2,400", "$185.50", "350k", "400 mil", "1.5 million". In
 * Spanish both "1,500" and "1.500" are thousands; in English "1.500" may be either, and "1,5" is none. Negative numbers
 * are read, so that a limit can refuse them.
 */
export function readNumbers(text: string, language: string): number[] {
  // Mexicans write 1'500,000.
  const plain = oneLine(text).replaceAll(/\s+|['’](?=\d{3})/g, " ");
  const match = plain.length <= longest ? written.exec(plain) : null;
  const [, before, after, digits = "", word = ""] = match ?? [];
  if (!digits) return [];
  const factor = factors.find(([words]) => words.test(word))?.[1] ?? 1;
  const isEnglish = language === firstLanguage;
  // In English "2 mil" may be two million.
  const isMil =
    isEnglish && /mil(?:(?: de)? ?(?:dollars|usd|\$))?[.,]?$/i.test(plain);
  const scales = isMil ? [1e3, 1e6] : [factor];
  const sign = before || after ? -1 : 1;
  const [point, comma] = marks.map((one) => digitsIn(digits, one));
  const isComma = digits.includes(",");
  const both = isEnglish
    ? [point, isComma ? undefined : comma]
    : // Who writes three digits after a point means thousands.
      /\.\d{3}$/.test(digits)
      ? [comma, point]
      : [point, comma];
  const numbers = both.flatMap((one) =>
    one === undefined ? [] : scales.map((scale) => one * scale * sign),
  );
  return [...new Set(numbers)];
}

/** Whether a text says dollars, percent or a unit, so that an unusual number is meant. */
const isExplicit = (text: string) => /[^\d., -]/.test(text);

export type Limits = readonly [least: number, most: number];

export type Scale = {
  /** Numbers outside are none, except zero if it is one too. */
  limits: Limits;
  orZero?: boolean;
  /** Of bare numbers outside these, ask about those that are off by one of the factors. */
  usual?: Limits;
  factors: readonly number[];
  /** Names the problem if it is no number. */
  kind: "dollars" | "number" | "percent";
  write: (number: number) => string;
};

/** A number within limits. Asks if it may be another, or is a hundred or a thousand times off. */
export function readWithin(
  text: string,
  language: string,
  { limits, orZero, usual = limits, factors: scale, kind, write }: Scale,
): Read<number> {
  const bare = kind === "percent" ? text.replace(percentSign, "") : text;
  const numbers = readNumbers(bare, language);
  const within =
    ([least, most]: Limits) =>
    (one: number) =>
      (one >= least && one <= most) || (one === 0 && orZero);
  const [first, second] = numbers.filter(within(limits));
  const number = first ?? numbers[0];
  if (number === undefined) return { problem: { kind } };
  if (first !== undefined && second !== undefined && language === firstLanguage)
    return {
      problem: { kind: "unclear", limit: write(first), or: write(second) },
    };
  const isMeant = first !== undefined && (!first || isExplicit(text));
  const guess =
    isMeant || within(usual)(number)
      ? undefined
      : scale.map((factor) => number * factor).find(within(usual));
  if (guess) return { problem: { kind: "off", limit: write(guess) } };
  if (first !== undefined) return { value: first };
  const [least, most] = limits;
  return number < least
    ? { problem: { kind: "low", limit: write(least) } }
    : { problem: { kind: "high", limit: write(most) } };
}

/** A deductible in dollars, or in percent of what is insured. */
export type Deductible = { dollars: number } | { percent: number };

/** A bare number counts as a percentage up to this one, and as dollars from the other on. */
const mostPercent = 15;
const leastDollars = 100;

/** Whether a text says a percentage. Undefined if it may be either. */
export function saysPercent(
  text: string,
  language: string,
): boolean | undefined {
  if (percentSign.test(text)) return true;
  const [number = 0] = readNumbers(text, language);
  if (number && (isExplicit(text) || number >= leastDollars)) return false;
  return number <= mostPercent ? true : undefined;
}

const nameOfMonth = (language: string, month: number) =>
  new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
    .format(Date.UTC(2026, month - 1))
    .toLowerCase();

/** The month that a word begins, in the language of the page or in English. */
const monthIn = (word: string, language: string) =>
  word.length < 3
    ? undefined
    : Array.from({ length: 12 }, (_, index) => index + 1).find((month) =>
        [language, firstLanguage].some((one) =>
          nameOfMonth(one, month).startsWith(word),
        ),
      );

const dayIn = (year = "", month: string | number = "", date = "") => {
  const day = [
    year.length === 2 ? `20${year}` : year,
    String(month).padStart(2, "0"),
    date.padStart(2, "0"),
  ].join("-");
  return isDay(day) ? [day] : [];
};

/**
 * The days that a text may mean, if the calendar has them: "2027-05-31", "5/31/2027", "3/4/26", "March 4, 2026", "4 de
 * marzo de 2026". Between numbers English has the month first; in Spanish it may be either.
 */
export function readDays(text: string, language: string): string[] {
  const plain = oneLine(text).toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return dayIn(...(iso.slice(1) as [string, string, string]));
  const numbers = /^(?!.*-\d\d$)(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(
    plain,
  );
  if (numbers) {
    const [, one, , other, year] = numbers;
    const monthFirst = dayIn(year, one, other);
    const isSettled = language === firstLanguage && monthFirst.length > 0;
    return [
      ...new Set([
        ...monthFirst,
        ...(isSettled ? [] : dayIn(year, other, one)),
      ]),
    ];
  }
  const named =
    /^(?:(\d{1,2})(?:st|nd|rd|th|o|º|ro)? )?([a-z]+) (?:(\d{1,2})(?:st|nd|rd|th|o|º|ro)? )?(\d{4})$/.exec(
      plain.replaceAll(/[.,]| del? /g, " ").replaceAll(/ +/g, " "),
    );
  const [, before, word = "", after, year] = named ?? [];
  const month = monthIn(word, language);
  return month && !before !== !after ? dayIn(year, month, before ?? after) : [];
}

/** A day, as yyyy-mm-dd. Asks if it may be another. */
export function readDay(text: string, language: string): Read<string> {
  const [day, other] = text.length <= longest ? readDays(text, language) : [];
  if (day && other)
    return {
      problem: {
        kind: "unclear",
        limit: dateInWords(day, language),
        or: dateInWords(other, language),
      },
    };
  return day ? { value: day } : { problem: { kind: "day" } };
}
