import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { claim } from "#content/forms/claim.ts";
import { readNumbers } from "#tools/reading.ts";
import { checkForm } from "./check-form.ts";

type Entry = { typed: string; stored?: string | number | null; source: string };

const cases = parse(readFileSync("tests/cases/entries.yaml", "utf8")) as Record<
  string,
  Entry[]
>;

const noonInHouston = new Date("2026-11-27T18:00:00Z");

/** A claim that is right, but for the field under test. */
const others = { name: "Ana", phone: "713 555 0142", line: "flood" };

function stored(field: string, typed: string) {
  const sent = { ...others, message: "Water", [field]: typed };
  const check = checkForm(claim, sent, noonInHouston);
  return check.ok ? check.entries[field] : null;
}

const read: Record<string, (typed: string) => unknown> = {
  email: (typed) => stored("email", typed),
  phone: (typed) => stored("phone", typed),
  name: (typed) => stored("name", typed),
  message: (typed) => stored("message", typed),
  day: (typed) => stored("happenedOn", typed),
  amount: (typed) => readNumbers(typed, "en")[0] ?? null,
};

describe.each(Object.keys(cases))("%s", (kind) => {
  test.each(cases[kind]!)(
    "$typed ($source)",
    ({ typed, stored: expected = typed }) => {
      expect(read[kind]!(typed)).toEqual(expected);
    },
  );
});
