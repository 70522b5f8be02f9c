import { expect, test } from "vitest";
import { certificate } from "#content/forms/certificate.ts";
import { claim } from "#content/forms/claim.ts";
import { contact } from "#content/forms/contact.ts";
import {
  messageContent,
  requestContent,
} from "#server/leads/lead-content.fixture.ts";
import { lead as words } from "#content/mail/lead.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { leadMail } from "./lead-mail.ts";

const row = {
  id: "id",
  reference: "SR-7K3F9Q",
  received_at: "2026-07-20T12:00:00.000Z",
  idempotency_key: null,
  follows: null,
  suspect: null,
  words_hash: "hash",
  status: "new",
  status_at: null,
  status_by: null,
  source: null,
  note: null,
  known_hash: null,
} as const;
const sender = { publicOrigin: "https://example.com", postalAddress: "" };
const beside = { mailing: { attachMost: 1_000_000, sender } };
const forged = "Hello\n\nReference: SR-FORGED";
const typed = { phone: "713 555 0142", message: forged, audience: "lender" };
const lead: LeadTable = { ...row, ...messageContent(typed) };

const file = {
  file_name: "a.pdf",
  media_type: "application/pdf",
  size: 1000,
  sha256: "5ha",
  content: new Uint8Array(),
} as const;

test("contains everything that was sent, with the time in Texas", () => {
  const { subject, body, reply_to } = leadMail(lead, beside);
  expect(subject).toBe("SR-7K3F9Q: message from Ana");
  expect(reply_to).toBe("ana@example.com");
  const audience = contact.fields.audience.options.lender;
  for (const value of [lead.name, lead.email, lead.phone, audience])
    expect(body).toContain(`: ${value}\n`);
  expect(body).toContain("July 20, 2026 at 7:00 AM");
  // No line of the message can pass for one of the mail's own.
  expect(body.match(/^Reference:.*/gm)).toEqual(["Reference: SR-7K3F9Q"]);
});

test("marks a suspect lead in its subject, and does not say why, because a reply would", () => {
  const spam = leadMail({ ...lead, suspect: "honeypot, speed" }, beside);
  const usual = leadMail(lead, beside);
  expect(spam.subject).toBe(`${words.suspect} ${usual.subject}`);
  expect(spam.body).toBe(usual.body);
});

test("says which lead it repeats, and whether word for word", () => {
  for (const [words_hash, label] of [
    ["hash", words.repeats],
    ["another", words.follows],
  ] as const) {
    const followed = { reference: "SR-222222", words_hash };
    const { body } = leadMail(lead, { ...beside, followed });
    expect(body).toContain(`${label}: SR-222222\n`);
  }
});

test("a certificate request's mail has its fields in the order of the form, after its link, and its files", () => {
  const boxes = { generalLiability: "", property: "on" };
  const holderAddress = "901 Bagby St\nHouston\nReference: SR-FORGED";
  const changed = { ...boxes, additionalInsured: "on", holderAddress };
  const attachments = [{ ...file, file_name: "a\u202efdp.pdf", size: 1234 }];
  const { kind, body } = leadMail(
    { ...row, ...requestContent(changed) },
    { ...beside, attachments },
  );
  expect(kind).toBe("certificate");
  const { insured, holder, wording, neededBy } = certificate.fields;
  const places = [
    "https://example.com/desk?lead=SR-7K3F9Q",
    `\n${insured.label}: O'Brien Builders LLC`,
    `\n${holder.label}: City of Houston`,
    ": Umbrella or excess, Property\n",
    "additional insured: yes\n",
    `\n${wording.label}:`,
    `\n${neededBy.label}: December 1, 2026`,
    "afdp.pdf (application/pdf, 2 KB)",
    words.attached,
  ].map((text) => body.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(body.match(/^Reference:.*/gm)).toEqual(["Reference: SR-7K3F9Q"]);
});

test("says how to get files that are together too large to attach", () => {
  const attachments = [{ ...file, size: 1_000_000 }, file];
  const { body } = leadMail(lead, { ...beside, attachments });
  expect(body).not.toContain(words.attached);
  expect(body).toContain(": 5ha\n");
  expect(body).toContain(words.notAttached);
});

test("its page says the same, and what was typed stays text", () => {
  const message = `<b>1 < 2</b> & "3"\n<a href=x>`;
  const { html } = leadMail(
    { ...row, ...messageContent({ name: "<script>", message }) },
    beside,
  );
  expect(html).not.toMatch(/<(?:b|script|a href=x)>/);
  expect(html).toContain("&#60;b&#62;1 &#60; 2&#60;/b&#62; &#38; &#34;3&#34;");
  expect(html).toContain('<a href="https://example.com/desk?lead=SR-7K3F9Q"');
  // Nothing is loaded when the mail is opened.
  expect(html).not.toMatch(/<(?:img|link|iframe)|url\(/);
});

test("a claim's mail says whether texts are allowed, has no Reply-To without an address, and shows what its form no longer has", () => {
  const { line, policy, textConsent } = claim.fields;
  const mailOf = (fields: Record<string, string>) =>
    leadMail(
      { ...lead, kind: "claim", email: "", fields: JSON.stringify(fields) },
      beside,
    );
  const { kind, reply_to, body } = mailOf({ line: "flood" });
  expect([kind, reply_to]).toEqual(["claim", null]);
  expect(body).toContain(`: ${line.options.flood}\n`);
  expect(body).toContain(`\n${textConsent.shortLabel}: no\n`);
  const agreed = mailOf({ line: "boat", textConsent: textConsent.label }).body;
  expect(agreed).toContain(`\n${textConsent.shortLabel}: yes`);
  expect(agreed.replaceAll("\n", " ")).toContain(textConsent.label);
  expect(agreed).toContain(`${line.label.replace("?", "")}: boat\n`);
  expect(agreed).toContain(`${policy.label}: not given\n`);
});

test("ends with where the visit came from, if that is known", () => {
  const source = { page: "/contracts", start: "/", referrer: "google.com" };
  const visited = { ...lead, source: JSON.stringify(source) };
  const { body } = leadMail(visited, beside);
  const last = body.trimEnd().split("\n\n").at(-1)!;
  for (const value of Object.values(source)) expect(last).toContain(value);
  expect(leadMail(lead, beside).body).not.toContain(words.source.from);
});
