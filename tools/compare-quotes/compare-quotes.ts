import { amountOf } from "#tools/deductible/deductible.ts";
import type { Deductible } from "#tools/reading.ts";
import {
  choice,
  deductible,
  dollars,
  inEach,
  list,
  optional,
  percent,
  type Tool,
  type Values,
} from "#tools/tool.ts";

export const quoteIds = ["a", "b", "c", "d"] as const;

export type QuoteId = (typeof quoteIds)[number];

const covered = optional(list("yes", "no"));

/** What a quote says, as far as it says it. */
const terms = {
  /** A year. */
  price: optional(dollars([1, 100_000_000], [100, 100_000_000])),
  /** What a percentage is taken of, and the most that the policy pays. */
  insured: dollars([10_000, 1_000_000_000]),
  wind: optional(deductible),
  /** For fire, water and all other causes. */
  other: optional(deductible),
  roof: optional(list("replacement", "actual")),
  /** Dents from hail that do not leak. */
  dents: covered,
  /** The most for damage by water from pipes, if there is such a limit. */
  water: optional(dollars([500, 1_000_000_000])),
  /** Water that comes back through drains. */
  backup: covered,
  /** Upgrades that the building code requires. */
  code: covered,
};

export type Term = keyof typeof terms;

type Quote = { insured: number } & Partial<{
  price: number;
  wind: Deductible;
  other: Deductible;
  roof: "replacement" | "actual";
  dents: "yes" | "no";
  water: number;
  backup: "yes" | "no";
  code: "yes" | "no";
}>;

const fields = {
  event: choice("hail", "pipe", "fire", "other"),
  /** The cost to repair or replace the damage. */
  loss: dollars([100, 1_000_000_000]),
  /** Of the loss: what age and wear have taken from the roof. */
  wear: optional(percent(95)),
  ...inEach(quoteIds, terms),
};

type Answers = Values<typeof fields>;

/** What one quote pays for the loss, in dollars. */
export type QuotePayment = {
  id: QuoteId;
  deductible: number;
  wear: number;
  /** The limit that the payment reached. */
  capped?: number;
  pays: number;
  left: number;
};

/** One term in every quote: undefined where a quote does not say it. */
export type TermRow = {
  term: Term;
  values: readonly Quote[Term][];
  differs: boolean;
};

export type CompareResult = {
  event: Answers["event"];
  loss: number;
  quotes: readonly (Quote & { id: QuoteId })[];
  payments: readonly QuotePayment[];
  rows: readonly TermRow[];
};

const termNames = Object.keys(terms) as Term[];

/** What a quote should say. Nobody asks about a limit for water that it does not have. */
export const termsToCompare = termNames.filter((term) => term !== "water");

/** Quotes with any answer. */
function quotesOf(values: Answers): CompareResult["quotes"] {
  return quoteIds.flatMap((id) => {
    const entries = termNames
      .map((term) => [term, values[`${id}.${term}`]] as const)
      .filter(([, value]) => value !== undefined);
    return entries.length > 0
      ? [{ id, ...(Object.fromEntries(entries) as unknown as Quote) }]
      : [];
  });
}

const deductibleFor = (event: Answers["event"]) =>
  event === "hail" ? "wind" : "other";

/**
 * What each quote pays for one loss, and where they differ. The rules are those of tools/deductible; a limit for water
 * caps a burst pipe after the deductible.
 */
function solve(values: Answers): CompareResult {
  const { event, loss } = values;
  const quotes = quotesOf(values);
  const payments = quotes.map((quote): QuotePayment => {
    const isWorn = event === "hail" && quote.roof === "actual";
    const wear = isWorn ? (loss * (values.wear ?? 0)) / 100 : 0;
    const { insured } = quote;
    const amount = amountOf(quote[deductibleFor(event)]!, insured);
    const limit = Math.min(
      insured,
      event === "pipe" ? (quote.water ?? Infinity) : Infinity,
    );
    const owed = Math.max(loss - wear - amount, 0);
    const pays = Math.min(owed, limit);
    return {
      id: quote.id,
      deductible: amount,
      wear,
      ...(owed > limit && { capped: limit }),
      pays,
      left: loss - pays,
    };
  });
  const rows = termNames
    .map((term) => {
      const termValues = quotes.map((quote) => quote[term]);
      return {
        term,
        values: termValues,
        differs:
          new Set(termValues.map((value) => JSON.stringify(value))).size > 1,
      };
    })
    .filter((row) => row.values.some((value) => value !== undefined));
  return { event, loss, quotes, payments, rows };
}

/** Without these there is no result. */
function check(values: Answers) {
  const quotes = quotesOf(values);
  const [empty] = quoteIds.filter((id) => !quotes.some((one) => one.id === id));
  if (quotes.length < 2) return { [`${empty}.insured`]: { kind: "twoQuotes" } };
  const term = deductibleFor(values.event);
  const problems = quotes
    .filter((quote) => quote[term] === undefined)
    .map(({ id }) => [`${id}.${term}`, { kind: "needed" }]);
  const isWorn =
    values.event === "hail" && quotes.some(({ roof }) => roof === "actual");
  if (isWorn && values.wear === undefined)
    problems.push(["wear", { kind: "needed" }]);
  return Object.fromEntries(problems);
}

export const compareQuotesTool = {
  name: "compare-quotes",
  fields,
  groups: quoteIds,
  shows: (field, typed) =>
    field !== "wear" ||
    ((typed.event || "hail") === "hail" &&
      quoteIds.some((id) => typed[`${id}.roof`] === "actual")),
  check,
  solve,
} satisfies Tool<typeof fields, CompareResult>;
