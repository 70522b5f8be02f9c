import type { Problem } from "#tools/reading.ts";
import {
  dollars,
  optional,
  work,
  wholeYear,
  type Tool,
  type Typed,
  type Values,
} from "#tools/tool.ts";

/** In characters. */
const longestName = 80;

const fields = {
  year: optional(wholeYear(1900, 2100)),
  /** What it cost, in dollars. */
  price: optional(dollars([0, 10_000_000])),
};

/** A thing in a room. */
export type Thing = {
  id: string;
  room: string;
  name: string;
  year?: number;
  price?: number;
  /** A small picture, as a data URL. */
  photo?: string;
};

const details = {
  name: "thing",
  fields,
  solve: ({ year, price }: Values<typeof fields>) => ({
    ...(year !== undefined && { year }),
    ...(price !== undefined && { price }),
  }),
} satisfies Tool<typeof fields, Pick<Thing, "year" | "price">>;

export type ReadThing = {
  /** By field. */
  problems: Readonly<Record<string, Problem>>;
  /** Only without a problem. */
  thing?: Omit<Thing, "id" | "photo">;
};

/** Reads the typed fields of one thing. */
export function readThing(typed: Typed, language: string): ReadThing {
  const room = typed.room?.trim() ?? "";
  const name = typed.thing?.trim().replace(/\s+/g, " ") ?? "";
  const { problems, result } = work(details, typed, language);
  const all: Record<string, Problem> = {
    ...(!room && { room: { kind: "list" } }),
    ...(!name && { thing: { kind: "noThing" } }),
    ...(name.length > longestName && {
      thing: { kind: "long", limit: String(longestName) },
    }),
    ...problems,
  };
  return Object.keys(all).length > 0 || !result
    ? { problems: all }
    : { problems: {}, thing: { room, name, ...result } };
}

export type Room = { name: string; things: readonly Thing[]; total: number };

/** The rooms in the order of their first thing, and what their things cost. */
export function roomsOf(things: readonly Thing[]): Room[] {
  const names = [...new Set(things.map(({ room }) => room))];
  return names.map((name) => {
    const inside = things.filter(({ room }) => room === name);
    return { name, things: inside, total: totalOf(inside) };
  });
}

/** In dollars. */
export const totalOf = (things: readonly Thing[]): number =>
  things.reduce((sum, { price = 0 }) => sum + price, 0);

/** What a browser stored; none if it was changed by hand or by another version. */
export function parseThings(text: string | null): Thing[] {
  try {
    const parsed: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(parsed) ? parsed.filter(isThing) : [];
  } catch {
    return [];
  }
}

const isThing = (one: unknown): one is Thing => {
  const { id, room, name, year, price, photo } = Object(one) as Partial<
    Record<keyof Thing, unknown>
  >;
  return (
    [id, room, name].every((text) => typeof text === "string") &&
    [year, price].every(
      (value) => value === undefined || typeof value === "number",
    ) &&
    (photo === undefined ||
      (typeof photo === "string" && photo.startsWith("data:image/")))
  );
};

/** As many of the lines as fit, and how many were left out. */
export function fitting(
  lines: readonly string[],
  most: number,
): { lines: readonly string[]; left: number } {
  let length = 0;
  const fit = lines.findIndex((line) => (length += line.length + 1) > most);
  return fit < 0
    ? { lines, left: 0 }
    : { lines: lines.slice(0, fit), left: lines.length - fit };
}
