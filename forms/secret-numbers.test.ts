import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { claim } from "#content/forms/claim.ts";
import { lender } from "#content/forms/lender.ts";
import {
  fieldsWithSecrets,
  secretNumberIn,
  withoutSecretNumbers,
} from "./secret-numbers.ts";

const cases = parse(
  readFileSync("tests/cases/secret-numbers.yaml", "utf8"),
) as {
  socialSecurity: string[];
  card: string[];
  none: { what: string; text: string }[];
};

test.each(["socialSecurity", "card"] as const)(
  "finds each %s number",
  (kind) => {
    expect(cases[kind].filter((text) => secretNumberIn(text) !== kind)).toEqual(
      [],
    );
  },
);

test.each(cases.none)("$what is nothing to warn about", ({ text }) => {
  expect(secretNumberIn(text)).toBeUndefined();
});

function filled(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test("only fields for free text count, in the order of the form", () => {
  const values = {
    policy: "SSN 123-45-6789",
    message: "4111 1111 1111 1111",
    phone: "4111111111111111",
    email: "4111111111111111@example.com",
    website: "123-45-6789",
  };
  expect(fieldsWithSecrets(claim.fields, filled(values))).toEqual([
    { name: "message", secret: "card" },
    { name: "policy", secret: "socialSecurity" },
  ]);
});

test("digits alone in the field of a policy or loan number are that number", () => {
  const loan = filled({ loan: " 4111111111111111 " });
  expect(fieldsWithSecrets(lender.fields, loan)).toEqual([]);
  const clause = filled({ clause: "4111111111111111" });
  expect(fieldsWithSecrets(lender.fields, clause)).toHaveLength(1);
});

test("takes such numbers out of a text, and nothing else", () => {
  expect(
    withoutSecretNumbers(
      "Policy 12345678, me 123-45-6789, card 4111 1111 1111 1111, call 713-555-0142",
    ),
  ).toBe("Policy 12345678, me , card , call 713-555-0142");
});
