import { checkForm, type SentEntries } from "#forms/check-form.ts";
import { expect, test } from "vitest";
import { claim } from "#content/forms/claim.ts";

const checkClaim = (entries: SentEntries, at: Date) =>
  checkForm(claim, entries, at);

/** In Texas it is still November 20. */
const now = new Date("2026-11-21T04:00:00Z");

const complete = {
  name: "Ana O'Brien",
  phone: "713 555 0142",
  email: "ana@example.com",
  line: "workers-compensation",
  policy: "WC-1",
  happenedOn: "2026-11-20",
  message: "A fall.\nNobody else was hurt.",
  bestTime: "after 5",
  textConsent: claim.fields.textConsent.label,
};

function errors(changed: Record<string, unknown>) {
  const check = checkClaim({ ...complete, ...changed }, now);
  return check.ok ? {} : check.errors;
}

test("keeps a complete claim, with the wording of the consent", () => {
  expect(checkClaim(complete, now)).toMatchObject({
    ok: true,
    entries: complete,
  });
});

test("a consent to words that are no longer there is not one to the new words", () => {
  for (const textConsent of ["on", "You may text me at night."])
    expect(checkClaim({ ...complete, textConsent }, now)).toMatchObject({
      ok: true,
      entries: { ...complete, textConsent: "" },
    });
});

test("a consent in another language is kept in its own words", () => {
  const { words, errorWords } = claim;
  const label = "Puede enviarme textos";
  const textConsent = { ...words.fields.textConsent, label };
  const fields = { ...words.fields, textConsent };
  const spanish = claim.inWords({ ...words, fields }, errorWords);
  const sent = { ...complete, textConsent: label };
  expect(checkForm(spanish, sent, now)).toMatchObject({ entries: sent });
  // In the other language nobody read these words.
  expect(checkForm(claim, sent, now)).toMatchObject({
    entries: { textConsent: "" },
  });
});

test("accepts a claim with only name, phone, line and words, and then texts are not allowed", () => {
  const { name, phone, line, message } = complete;
  expect(checkClaim({ name, phone, line, message }, now)).toMatchObject({
    ok: true,
    entries: {
      name,
      phone,
      line,
      message,
      email: "",
      policy: "",
      happenedOn: "",
      bestTime: "",
      textConsent: "",
    },
  });
});

test("reports all missing fields at once", () => {
  const check = checkClaim({}, now);
  expect(Object.keys(check.ok ? {} : check.errors).toSorted()).toEqual([
    "line",
    "message",
    "name",
    "phone",
  ]);
});

test.each([
  ["phone", "713"],
  ["phone", "555-0199"],
  ["email", "ana"],
  ["happenedOn", "2026-11-22"],
  ["happenedOn", "2026-13-01"],
  ["happenedOn", "2026-02-30"],
  ["happenedOn", "11/02/2026"],
  ["happenedOn", "0026-11-02"],
  ["happenedOn", "1899-12-31"],
  ["policy", "x".repeat(61)],
  ["message", "x".repeat(5001)],
  ["bestTime", "x".repeat(101)],
])("rejects the %s %s", (field, value) => {
  expect(Object.keys(errors({ [field]: value }))).toEqual([field]);
});

test("a two-digit year must be written in full, and is not called past", () => {
  const { happenedOn } = errors({ happenedOn: "0026-11-02" });
  expect(happenedOn).toContain("1900");
});

test("a line that the form does not offer is none", () => {
  expect(errors({ line: "life" })).toEqual(errors({ line: "" }));
});
