import { expect, test } from "vitest";
import { claim } from "#content/forms/claim.ts";
import { lender } from "#content/forms/lender.ts";
import {
  fieldsWithSecrets,
  secretNumberIn,
  withoutSecretNumbers,
} from "./secret-numbers.ts";

test.each([
  "123-45-6789",
  "My number is 123-45-6789.",
  "123 45 6789",
  "123.45.6789",
  "SSN:123-45-6789, thanks",
  "SSN 123456789",
  "my social security number is 123456789",
  "123456789 is my Social Security number",
  "Soc. Sec. 123456789",
])("%j has a Social Security number", (text) => {
  expect(secretNumberIn(text)).toBe("socialSecurity");
});

test.each([
  "4111111111111111",
  "4111 1111 1111 1111",
  "Card 4111-1111-1111-1111, exp 11/28",
  "5555555555554444",
  "3782 822463 10005",
  "378282246310005",
  "6011 1111 1111 1117",
  "4222222222222",
])("%j has a card number", (text) => {
  expect(secretNumberIn(text)).toBe("card");
});

test.each([
  ["a telephone number", "713-555-0142"],
  ["a telephone number in one piece", "7135550142"],
  ["a telephone number with a country", "+1 (713) 555-0142"],
  ["two telephone numbers", "713 555 0142 713 555 0199"],
  ["a date", "2026-11-23"],
  ["a date in words of digits", "11 23 2026"],
  ["a ZIP+4", "Houston, TX 77002-1234"],
  ["a tax number", "EIN 12-3456789"],
  ["a policy number", "WC-123-45-6789"],
  ["a longer policy number", "123-45-6789-01"],
  ["a policy number that starts with letters", "HOX123456789"],
  ["nine digits of something else", "Loan 123456789"],
  ["an area that is never issued", "000-12-3456, 666-12-3456, 912-34-5678"],
  ["a group that is never issued", "123-00-4567"],
  ["a serial that is never issued", "123-45-0000"],
  ["a number of a taxpayer", "SSN 912345678"],
  ["a card number with a wrong digit", "4111 1111 1111 1112"],
  ["a number that no card begins with", "1111111111111117"],
  ["a loan number of twelve digits", "400012345678"],
  ["a vehicle", "1HGCM82633A004352"],
  ["mixed separators", "123-45 6789"],
  ["nothing", ""],
])("%s is nothing to warn about", (_, text) => {
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
