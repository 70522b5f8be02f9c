import { checkForm, type SentEntries } from "#forms/check-form.ts";
import { describe, expect, test } from "vitest";
import { contact } from "#content/forms/contact.ts";

const checkContact = (entries: SentEntries) =>
  checkForm(contact, entries, new Date());

const complete = {
  name: "Ana O'Brien",
  email: "ana@example.com",
  phone: "713 555 0142",
  message: "Please call me.",
  audience: "lender",
};

/** The stored value of a field, or the error if it is rejected. */
function resultOf(field: keyof typeof complete, value: unknown) {
  const check = checkContact({ ...complete, [field]: value });
  if (check.ok) return { value: check.entries[field] };
  return { error: check.errors[field] };
}

test("keeps a complete message as it was written", () => {
  expect(checkContact(complete)).toMatchObject({ ok: true, entries: complete });
});

test("accepts a message without phone from a customer", () => {
  const { name, email, message } = complete;
  expect(checkContact({ name, email, message })).toMatchObject({
    ok: true,
    entries: { name, email, message, phone: "", audience: "customer" },
  });
});

test.each(["missing", "", " \t\n "])(
  "requires name, email and message when they are %j",
  (value) => {
    const input =
      value === "missing" ? {} : { name: value, email: value, message: value };
    expect(checkContact(input)).toEqual({
      ok: false,
      errors: {
        name: contact.fields.name.required,
        email: contact.fields.email.required,
        message: contact.fields.message.required,
      },
    });
  },
);

describe("lengths, counted in code points", () => {
  const address = (length: number) => {
    const domain = `@${"d".repeat(60)}.${"e".repeat(60)}.example`;
    return "a".repeat(length - domain.length) + domain;
  };

  test.each([
    ["name", "😀".repeat(200), "😀".repeat(201)],
    ["email", address(254), address(255)],
    ["phone", "5".repeat(40), "5".repeat(41)],
    ["message", "👍".repeat(5000), "👍".repeat(5001)],
  ] as const)("%s", (field, longest, tooLong) => {
    expect(resultOf(field, longest)).toEqual({ value: longest });
    for (const text of [longest, tooLong])
      expect(resultOf(field, tooLong).error).toContain(
        [...text].length.toLocaleString("en-US"),
      );
  });
});

test("an audience that the form does not offer is the usual one, and what is no text is empty", () => {
  expect(resultOf("audience", "x")).toEqual({ value: "customer" });
  expect(resultOf("phone", { toString: "x" })).toEqual({ value: "" });
  expect(resultOf("name", ["Ana"])).toEqual({
    error: contact.fields.name.required,
  });
});

test.each([
  ["in NFC", "message", "cafe\u0301 \u212B", "café Å"],
  ["without controls", "message", "a\0\x1b[31m\x9f\x7f\tb", "a[31m\tb"],
  ["with one kind of line break", "message", "a\r\nb\rc\nd", "a\nb\nc\nd"],
  ["without white space at its ends", "phone", "  713 555\n", "713 555"],
  ["on one line, as a phone number", "phone", "713\t555", "713 555"],
  ["on one line, as a name", "name", "Ana\nSR-AAAAAA  x", "Ana SR-AAAAAA  x"],
  ["long, in composed letters", "name", "e\u0301".repeat(200), "é".repeat(200)],
] as const)("a text is stored %s", (_, field, text, stored) => {
  expect(resultOf(field, text)).toEqual({ value: stored });
});

test("a text of control characters only is empty", () => {
  expect(resultOf("name", "\0 \x1f").error).toBe(contact.fields.name.required);
});
