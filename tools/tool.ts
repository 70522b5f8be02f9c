import { dollars as inDollars } from "#words/dollars.ts";
import { firstLanguage } from "#words/first-language.ts";
import {
  isProblem,
  readDay,
  readWithin,
  saysPercent,
  type Deductible,
  type Limits,
  type Problem,
  type Read,
  type Scale,
} from "./reading.ts";

/** What a visitor typed or chose, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

/** A field: how it looks, and the value of what was typed. */
export type Field<Value> = {
  control: "number" | "day" | "list" | "radio";
  /** Its language decides what a point or a comma means. */
  read: (text: string, language: string) => Read<Value>;
  isOptional?: true;
  /** What a list or radio buttons offer. Of radio buttons the first is chosen at first. */
  options?: readonly string[];
};

const numeric = (scale: Scale): Field<number> => ({
  control: "number",
  read: (text, language) => readWithin(text, language, scale),
});

/** An amount of dollars between two others. `usual` are those that need no question: "400" may be $400,000. */
export const dollars = (limits: Limits, usual = limits): Field<number> =>
  numeric({
    limits,
    orZero: limits[0] === 0,
    usual,
    factors: [1e3, 1e6, 1e-3],
    kind: "dollars",
    write: inDollars,
  });

/** A number between two others. */
export const number = (limits: Limits, usual = limits): Field<number> =>
  numeric({
    limits,
    usual,
    factors: [100, 1e3, 0.01, 1e-3],
    kind: "number",
    write: String,
  });

/** A whole year between two others. */
export const wholeYear = (...limits: Limits): Field<number> => ({
  control: "number",
  read: (text) => {
    const scale = {
      limits,
      factors: [],
      kind: "number",
      write: String,
    } as const;
    // A year has no mark between its digits.
    const year = /^\s*-?\d+\s*$/.test(text) ? text : "";
    return readWithin(year, firstLanguage, scale);
  },
});

const percentage = (limits: Limits) => ({
  limits,
  orZero: true,
  factors: [100, 0.01],
  kind: "percent" as const,
  write: (one: number) => `${one}%`,
});

/** A percentage up to another: zero, or at least one. "0.4" may be 40%. */
export const percent = (most: number): Field<number> =>
  numeric(percentage([1, most]));

const percentOfInsured = numeric(percentage([0.25, 50]));
const flat = dollars([100, 10_000_000]);

/** A deductible in dollars or in percent. */
export const deductible: Field<Deductible> = {
  control: "number",
  read(text, language) {
    const isPercent = saysPercent(text, language);
    const percents = percentOfInsured.read(text, language);
    const amount = flat.read(text, language);
    if (
      isProblem(amount) &&
      amount.problem.kind === "dollars" &&
      isProblem(percents) &&
      percents.problem.kind === "percent"
    )
      return { problem: { kind: "deductible" } };
    if (isPercent)
      return isProblem(percents)
        ? percents
        : { value: { percent: percents.value } };
    if (isPercent === false)
      return isProblem(amount) ? amount : { value: { dollars: amount.value } };
    return {
      problem: {
        kind: "unclear",
        limit: `${text.trim()}%`,
        or: isProblem(amount) ? amount.problem.limit! : inDollars(amount.value),
      },
    };
  },
};

/** A day of this century, as yyyy-mm-dd. */
export const day: Field<string> = {
  control: "day",
  read(text, language) {
    const read = readDay(text, language);
    return isProblem(read) || read.value.startsWith("20")
      ? read
      : { problem: { kind: "day" } };
  },
};

/** One of these names, from a list in which none is chosen yet. */
export const list = <const Name extends string>(
  ...options: readonly Name[]
): Field<Name> => ({
  control: "list",
  options,
  read: (text) => {
    const value = options.find((one) => one === text);
    return value ? { value } : { problem: { kind: "list" } };
  },
});

/** One of a few names. Any other text is the first. */
export const choice = <const Name extends string>(
  ...options: readonly [Name, ...Name[]]
): Field<Name> => ({
  control: "radio",
  options,
  read: (text) => ({
    value: options.find((one) => one === text) ?? options[0],
  }),
});

/** May stay empty. */
export const optional = <Value>(
  field: Field<Value>,
): Field<Value | undefined> => ({ ...field, isOptional: true });

export type Fields = Readonly<Record<string, Field<unknown>>>;

type InEach<Group extends string, F extends Fields> = {
  [Name in `${Group}.${keyof F & string}`]: Name extends `${Group}.${infer Of}`
    ? F[Of] extends Field<infer Value>
      ? Field<Value | undefined>
      : never
    : never;
};

/** The same fields for each of a few things, such as quotes: `a.price`, `b.price`. Each may be left empty as a whole. */
export const inEach = <const Group extends string, F extends Fields>(
  groups: readonly Group[],
  each: F,
) =>
  Object.fromEntries(
    groups.flatMap((group) =>
      Object.entries(each).map(([name, field]) => [`${group}.${name}`, field]),
    ),
  ) as InEach<Group, F>;

/** The group of a field, if it is in one, and its name there. */
export function partsOf(field: string): [group: string, name: string] {
  const [group = "", name] = field.split(".");
  return name === undefined ? ["", field] : [group, name];
}

const groupOf = (field: string) => partsOf(field)[0];

export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/** A tool: its fields, and what follows from them. Pure: the same texts always have the same result. */
export type Tool<F extends Fields, Result> = {
  /** In the address, as `tool=`. */
  name: string;
  fields: F;
  /** Those of `inEach`, in their order. */
  groups?: readonly string[];
  /** Whether a field matters, given the other answers. If not, it is hidden and not read. */
  shows?: (field: string, typed: Typed, language: string) => boolean;
  /** Problems of fields that contradict each other. */
  check?: (values: Values<F>) => Partial<Record<keyof F, Problem>>;
  solve: (values: Values<F>) => Result;
};

export type Work<Result> = {
  /** By field. */
  problems: Readonly<Record<string, Problem>>;
  /** Fields that still need an answer. */
  missing: readonly string[];
  /** Only of complete answers without a problem. */
  result?: Result;
};

/** Reads what was typed, and solves it if it is complete. */
export function work<F extends Fields, Result>(
  { fields, shows, check, solve }: Tool<F, Result>,
  typed: Typed,
  language: string,
): Work<Result> {
  const problems: Record<string, Problem> = {};
  const missing: string[] = [];
  const values: Record<string, unknown> = {};
  const begun = new Set(
    Object.entries(typed).map(([name, text]) => text.trim() && groupOf(name)),
  );
  for (const [name, field] of Object.entries(fields)) {
    if (shows?.(name, typed, language) === false) continue;
    const text = typed[name]?.trim() ?? "";
    if (!text && field.control !== "radio") {
      const group = groupOf(name);
      if (!field.isOptional && (!group || begun.has(group))) missing.push(name);
      continue;
    }
    const read = field.read(text, language);
    if (isProblem(read)) problems[name] = read.problem;
    else values[name] = read.value;
  }
  if (missing.length > 0 || Object.keys(problems).length > 0)
    return { problems, missing };
  const all = values as Values<F>;
  const conflicts = check?.(all) ?? {};
  if (Object.keys(conflicts).length > 0)
    return { problems: conflicts as Record<string, Problem>, missing };
  return { problems, missing, result: solve(all) };
}

/** What an address says for a tool; undefined if it is for another one, or for none. */
export function typedIn(
  { name, fields }: Pick<Tool<Fields, unknown>, "name" | "fields">,
  query: URLSearchParams,
): Typed | undefined {
  if (query.get("tool") !== name) return undefined;
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, query.get(field) ?? ""]),
  );
}

/** The query of an address with these answers: what `typedIn` reads. */
export function queryOf(name: string, typed: Typed): string {
  const given = Object.entries(typed).filter(([, text]) => text.trim());
  return new URLSearchParams([["tool", name], ...given]).toString();
}
