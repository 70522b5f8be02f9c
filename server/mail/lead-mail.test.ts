import { expect, test } from "vitest";
import type { LeadTable } from "#server/store/schema.ts";
import { leadMail } from "./lead-mail.ts";

const lead: LeadTable = {
  id: "id",
  reference: "SR-7K3F9Q",
  kind: "contact",
  received_at: "2026-07-20T12:00:00.000Z",
  idempotency_key: null,
  follows: null,
  suspect: null,
  words_hash: "hash",
  name: "Ana O'Brien",
  email: "ana@example.com",
  phone: "713 555 0142",
  message: "Hello\n\nReference: SR-FORGED",
  audience: "lender",
  details: null,
  consent_version: null,
};

test("tells all that was sent, with the time in Texas and in UTC", () => {
  const { subject, body, reply_to } = leadMail(lead);
  expect(subject).toBe("SR-7K3F9Q: message from Ana O'Brien");
  expect(reply_to).toBe("ana@example.com");
  for (const value of [lead.name, lead.email, lead.phone, "a lender"])
    expect(body).toContain(`: ${value}\n`);
  expect(body).toContain("July 20, 2026 at 7:00:00");
  expect(body).toContain("CDT (2026-07-20T12:00:00.000Z)");
  // A line of the message passes for none of the mail's own.
  expect(body.match(/^Reference:.*/gm)).toEqual(["Reference: SR-7K3F9Q"]);
});

test("marks a suspect lead in its subject and says why", () => {
  const { subject, body } = leadMail({ ...lead, suspect: "honeypot, speed" });
  expect(subject).toMatch(/^\[suspect\] SR-7K3F9Q: /);
  expect(body).toContain("honeypot, speed");
});

test("says which lead it repeats, and whether word for word", () => {
  const first = { reference: "SR-222222", words_hash: "hash" };
  expect(leadMail(lead, { followed: first }).body).toMatch(
    /^Repeats: SR-222222,/m,
  );
  const edited = { ...first, words_hash: "another" };
  expect(leadMail(lead, { followed: edited }).body).toMatch(
    /^Follows: SR-222222,/m,
  );
});

test.each([
  ["a\r\nBcc: eve@example.com", "a\\u000d Bcc: eve@example.com"],
  ["a\u2028b\u2029c\u0000d", "a\\u2028b\\u2029c\\u0000d"],
  ["\u202egnp.\u2066\u200b\ufeff", "\\u202egnp.\\u2066\\u200b\\ufeff"],
  ["李小龙 👩 Ñandú", "李小龙 👩 Ñandú"],
])("writes the name %j into one line of visible characters", (name, shown) => {
  const { subject, body } = leadMail({ ...lead, name });
  expect(subject).toBe(`SR-7K3F9Q: message from ${shown}`);
  expect(body).toContain(`Name: ${shown}\n`);
});

test("shows hidden characters of the message, and keeps its lines", () => {
  const message = "one\n\u202etwo\tthree\u200d";
  expect(leadMail({ ...lead, message }).body).toContain(
    "\n  one\n  \\u202etwo\tthree\\u200d\n",
  );
});

test("cuts a long name so that the subject has at most 100 characters", () => {
  const { subject } = leadMail({
    ...lead,
    suspect: "speed",
    name: "👩".repeat(200),
  });
  expect([...subject]).toHaveLength(100);
  expect(subject.isWellFormed()).toBe(true);
});

test("tells of a certificate request what it asks for, and where its file is", () => {
  const { kind, subject, body } = leadMail(
    {
      ...lead,
      kind: "certificate",
      message: "Primary",
      details: JSON.stringify({
        insured: "O'Brien LLC",
        policy: "",
        holder: "City of Houston",
        holderAddress: "901 Bagby St\nHouston\nReference: SR-FORGED",
        umbrella: true,
        property: true,
        additionalInsured: true,
        neededBy: "2026-12-01",
      }),
    },
    {
      attachment: {
        file_name: "a\u202efdp.pdf",
        media_type: "application/pdf",
        size: 1234,
        sha256: "5ha",
        content: new Uint8Array(),
      },
    },
  );
  expect(kind).toBe("certificate");
  expect(subject).toContain("certificate");
  for (const told of [
    "2026-12-01",
    "O'Brien LLC",
    "City of Houston",
    "Umbrella or excess, Property",
    "asked for",
    "a\\u202efdp.pdf (application/pdf, 1234 bytes)",
    "5ha",
    "attachment SR-7K3F9Q",
  ])
    expect(body).toContain(told);
  expect(body.match(/^Reference:.*/gm)).toEqual(["Reference: SR-7K3F9Q"]);
});

test("tells of a claim whether texts are allowed, and answers nobody without an address", () => {
  const claim = {
    ...lead,
    kind: "claim" as const,
    email: "",
    details: '{"line":"flood","policy":"","happenedOn":"","bestTime":"noon"}',
  };
  const { kind, reply_to, body } = leadMail(claim);
  expect(kind).toBe("claim");
  expect(reply_to).toBeNull();
  expect(body).toMatch(/^About: Flood$/m);
  expect(body).toMatch(/^Texts: no$/m);
  expect(leadMail({ ...claim, consent_version: "2026-11" }).body).toMatch(
    /^Texts: allowed .*2026-11/m,
  );
});
