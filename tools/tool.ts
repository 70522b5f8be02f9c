import { dollars as inDollars } from "#words/dollars.ts";
import {
  isProblem,
  readDay,
  readDeductible,
  readNumber,
  readPercent,
  readWithin,
  type Deductible,
  type Problem,
  type Read,
} from "./reading.ts";

/** What a visitor typed or chose, by the names of the fields. */
export type Typed = Readonly<Record<string, string>>;

/** A field: how it looks, and the value of what was typed. */
export type Field<Value> = {
  control: "number" | "day" | "list" | "radio";
  read: (text: string) => Read<Value>;
  isOptional?: true;
  /** What a list or radio buttons offer. Of radio buttons the first is chosen at first. */
  options?: readonly string[];
};

type Limits = readonly [least: number, most: number];

/** An amount of dollars between two others. */
export const dollars = (...limits: Limits): Field<number> => ({
  control: "number",
  read: (text) => readWithin(readNumber(text), limits, "dollars", inDollars),
});

/** A number between two others. */
export const number = (...limits: Limits): Field<number> => ({
  control: "number",
  read: (text) => readWithin(readNumber(text), limits, "number", String),
});

/** A whole year between two others. */
export const wholeYear = (...limits: Limits): Field<number> => ({
  control: "number",
  read(text) {
    const read = number(...limits).read(text);
    return isProblem(read) || Number.isInteger(read.value)
      ? read
      : { problem: { kind: "number" } };
  },
});

/** A percentage between two others. */
export const percent = (...limits: Limits): Field<number> => ({
  control: "number",
  read: (text) =>
    readWithin(readPercent(text), limits, "percent", (one) => `${one}%`),
});

/** A deductible in dollars or in percent. */
export const deductible: Field<Deductible> = {
  control: "number",
  read(text) {
    const value = readDeductible(text);
    if (!value) return { problem: { kind: "deductible" } };
    const within =
      "percent" in value
        ? percent(0, 50).read(String(value.percent))
        : dollars(0, 10_000_000).read(String(value.dollars));
    return isProblem(within) ? within : { value };
  },
};

/** A day of this century, as yyyy-mm-dd. */
export const day: Field<string> = {
  control: "day",
  read(text) {
    const value = readDay(text);
    if (!value?.startsWith("20")) return { problem: { kind: "day" } };
    return { value };
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
  shows?: (field: string, typed: Typed) => boolean;
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
): Work<Result> {
  const problems: Record<string, Problem> = {};
  const missing: string[] = [];
  const values: Record<string, unknown> = {};
  const begun = new Set(
    Object.entries(typed).map(([name, text]) => text.trim() && groupOf(name)),
  );
  for (const [name, field] of Object.entries(fields)) {
    if (shows?.(name, typed) === false) continue;
    const text = typed[name]?.trim() ?? "";
    if (!text && field.control !== "radio") {
      const group = groupOf(name);
      if (!field.isOptional && (!group || begun.has(group))) missing.push(name);
      continue;
    }
    const read = field.read(text);
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
