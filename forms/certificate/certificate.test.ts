import { checkForm, type SentEntries } from "#forms/check-form.ts";
import { expect, test } from "vitest";
import { attachmentError, largestAttachment } from "../attachment-rules.ts";
import { certificate } from "#content/forms/certificate.ts";

const checkCertificate = (entries: SentEntries, at: Date) =>
  checkForm(certificate, entries, at);

/** In Texas it is still November 20. */
const now = new Date("2026-11-21T04:00:00Z");

const complete = {
  name: "Ana O'Brien",
  email: "ana@example.com",
  phone: "713 555 0142",
  insured: "O'Brien Builders LLC",
  policy: "GL-1",
  holder: "City of Houston",
  holderAddress: "901 Bagby St\nHouston, TX 77002",
  generalLiability: "on",
  additionalInsured: "on",
  wording: "Primary and noncontributory",
  neededBy: "2026-11-20",
};

function errors(changed: Record<string, unknown>) {
  const check = checkCertificate({ ...complete, ...changed }, now);
  return check.ok ? {} : check.errors;
}

test("keeps a complete request, each box as yes or no", () => {
  const boxes = { generalLiability: true, umbrella: false };
  expect(checkCertificate(complete, now)).toMatchObject({
    ok: true,
    entries: { ...complete, ...boxes, additionalInsured: true },
  });
});

test("accepts a request without phone, policy and wording", () => {
  const { phone: _, policy: __, wording: ___, ...rest } = complete;
  expect(checkCertificate(rest, now)).toMatchObject({
    ok: true,
    entries: { phone: "", policy: "", wording: "" },
  });
});

test("reports all missing fields at once, including the lines of coverage", () => {
  const check = checkCertificate({}, now);
  const wrong = Object.keys(check.ok ? {} : check.errors)
    .toSorted()
    .join(" ");
  expect(wrong).toBe("email holder holderAddress insured lines name neededBy");
});

test.each([
  ["yesterday everywhere", "2026-11-19", false],
  ["today in Texas", "2026-11-20", true],
  ["in two years, seen from Tokyo", "2028-11-21", true],
  ["a day later", "2028-11-22", false],
])("a date needed that is %s: %s", (_, neededBy, isTaken) => {
  expect("neededBy" in errors({ neededBy })).toBe(!isTaken);
});

test.each([
  ["one file", [largestAttachment], true],
  ["six files of the size of one", Array(6).fill(largestAttachment / 6), true],
  ["a byte too much", [largestAttachment, 64], false],
  ["a seventh", Array(7).fill(64), false],
  ["an empty file", [1000, 0], false],
  ["what is left of a file", [3], false],
])("checks number and sizes of files: %s", (_, sizes: number[], isTaken) => {
  const files = sizes.map((size) => ({ size: Math.floor(size) }));
  expect(attachmentError(files) === undefined).toBe(isTaken);
});
