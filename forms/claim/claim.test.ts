import { checkForm, type SentEntries } from "#forms/check-form.ts";
import { expect, test } from "vitest";
import { claim } from "#content/forms/claim.ts";

const checkClaim = (entries: SentEntries) =>
  checkForm(claim, entries, new Date("2026-11-21T04:00:00Z"));

/** All that a claim needs. */
const needed = {
  name: "Ana O'Brien",
  phone: "713 555 0142",
  line: "workers-compensation",
  message: "A fall.\nNobody else was hurt.",
};

const complete = {
  ...needed,
  email: "ana@example.com",
  policy: "WC-1",
  happenedOn: "2026-11-20",
  bestTime: "after 5",
  textConsent: claim.fields.textConsent.label,
};

test("keeps a complete claim, with the wording of the consent", () => {
  expect(checkClaim(complete)).toMatchObject({ ok: true, entries: complete });
});

test("a claim needs a name, a phone number or an email address, a line and words; without a box, texts are not allowed", () => {
  const rest = { email: "", policy: "", happenedOn: "", bestTime: "" };
  expect(checkClaim(needed)).toMatchObject({
    ok: true,
    entries: { ...needed, ...rest, textConsent: "" },
  });
  const wrong = (entries: SentEntries) => {
    const check = checkClaim(entries);
    return Object.keys(check.ok ? {} : check.errors).toSorted();
  };
  expect(wrong({})).toEqual(Object.keys(needed).toSorted());
  for (const name of ["name", "line", "message"])
    expect(wrong({ ...complete, [name]: " " })).toEqual([name]);
  expect(wrong({ ...complete, phone: " " })).toEqual([]);
  // Windows leaves an invisible character around numbers copied from its contacts.
  expect(wrong({ ...needed, phone: " ", email: "\u202c" })).toEqual(["phone"]);
  // A part of a number reaches nobody, and is not left out for the visitor.
  expect(wrong({ ...complete, phone: "555-0199" })).toEqual(["phone"]);
  expect(wrong({ ...complete, line: "life" })).toEqual(["line"]);
});

test("a consent to words that are no longer there is not one to the new words", () => {
  for (const textConsent of ["on", "You may text me at night."])
    expect(checkClaim({ ...complete, textConsent })).toMatchObject({
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
  const now = new Date("2026-11-21T04:00:00Z");
  expect(checkForm(spanish, sent, now)).toMatchObject({ entries: sent });
  // In the other language nobody read these words.
  expect(checkClaim(sent)).toMatchObject({ entries: { textConsent: "" } });
});
