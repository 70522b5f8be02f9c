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
const beside = {
  mailing: {
    attachMost: 1_000_000,
    sender: { publicOrigin: "https://example.com", postalAddress: "" },
  },
};
const lead: LeadTable = {
  ...row,
  ...messageContent({
    phone: "713 555 0142",
    message: "Hello\n\nReference: SR-FORGED",
    audience: "lender",
  }),
};

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
  const first = { reference: "SR-222222", words_hash: "hash" };
  expect(leadMail(lead, { ...beside, followed: first }).body).toContain(
    `${words.repeats}: SR-222222\n`,
  );
  const edited = { ...first, words_hash: "another" };
  expect(leadMail(lead, { ...beside, followed: edited }).body).toContain(
    `${words.follows}: SR-222222\n`,
  );
});

test.each([
  ["a\r\nBcc: eve@example.com", "a Bcc: eve@example.com"],
  ["a\u2028b\u2029c\u0000d", "a b cd"],
  ["\u202egnp.\u2066\u200b\ufeff", "gnp."],
  ["سارا می\u200cخواهم 👩\u200d👧", "سارا می\u200cخواهم 👩\u200d👧"],
  ["李小龙 👩 Ñandú", "李小龙 👩 Ñandú"],
])("writes the name %j into one line of visible characters", (name, shown) => {
  const { subject, body } = leadMail({ ...lead, name }, beside);
  expect(subject).toBe(`SR-7K3F9Q: message from ${shown}`);
  expect(body).toContain(`Name: ${shown}\n`);
});

test("leaves out hidden characters of the message, and keeps its line breaks", () => {
  const message = "one\n\u202etwo\tthree\u200d";
  expect(
    leadMail({ ...row, ...messageContent({ message }) }, beside).body,
  ).toContain("\n  one\n  two\tthree\n");
});

test("shortens a long name so the subject has at most 100 characters", () => {
  const { subject } = leadMail(
    { ...lead, suspect: "speed", name: "👩".repeat(200) },
    beside,
  );
  expect([...subject]).toHaveLength(100);
  expect(subject.isWellFormed()).toBe(true);
});

test("a certificate request's mail has the request and the location of its file", () => {
  const { kind, subject, body } = leadMail(
    {
      ...row,
      ...requestContent({
        holderAddress: "901 Bagby St\nHouston\nReference: SR-FORGED",
        generalLiability: "",
        property: "on",
        additionalInsured: "on",
      }),
    },
    {
      ...beside,
      attachments: [
        { ...file, file_name: "a\u202efdp.pdf", size: 1234 },
        { ...file, file_name: "roof.jpg", media_type: "image/jpeg" },
      ],
    },
  );
  expect(kind).toBe("certificate");
  expect(subject).toContain("certificate");
  for (const told of [
    "December 1, 2026",
    "O'Brien Builders LLC",
    "City of Houston",
    ": Umbrella or excess, Property\n",
    "additional insured: yes\n",
    "afdp.pdf (application/pdf, 2 KB)",
    "roof.jpg (image/jpeg, 1 KB)",
    words.attached,
  ])
    expect(body).toContain(told);
  expect(body.match(/^Reference:.*/gm)).toEqual(["Reference: SR-7K3F9Q"]);
});

/** The mail of a claim with only these fields and no address. */
const claimMail = (fields: Record<string, string>) =>
  leadMail(
    { ...lead, kind: "claim", email: "", fields: JSON.stringify(fields) },
    beside,
  );

test("says how to get files that are together too large to attach", () => {
  const attachments = [{ ...file, size: 1_000_000 }, file];
  const { body } = leadMail(lead, { ...beside, attachments });
  expect(body).not.toContain(words.attached);
  expect(body).toContain(": 5ha\n");
  expect(body).toContain("attachment SR-7K3F9Q");
});

test("lists the fields in the order of the form, after its link", () => {
  const { body } = leadMail({ ...row, ...requestContent() }, beside);
  const { insured, holder, wording, neededBy } = certificate.fields;
  const places = [
    "https://example.com/desk?lead=SR-7K3F9Q",
    ...[insured, holder, wording, neededBy].map(({ label }) => `\n${label}:`),
  ].map((text) => body.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
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

test("a claim's mail says whether texts are allowed, and has no Reply-To without an address", () => {
  const { kind, reply_to, body } = claimMail({ line: "flood" });
  expect(kind).toBe("claim");
  expect(reply_to).toBeNull();
  expect(body).toContain(`: ${claim.fields.line.options.flood}\n`);
  const { shortLabel, label } = claim.fields.textConsent;
  expect(body).toContain(`\n${shortLabel}: no\n`);
  const { body: agreed } = claimMail({ textConsent: label });
  expect(agreed).toContain(`\n${shortLabel}: yes`);
  expect(agreed?.replaceAll("\n", " ")).toContain(label);
});

test("a lead whose form has changed since is shown with the fields it has", () => {
  const { body } = claimMail({ line: "boat" });
  expect(body).toContain(`${claim.fields.line.label.replace("?", "")}: boat\n`);
  expect(body).toContain(`${claim.fields.policy.label}: not given\n`);
});

test("ends with where the visit came from, if that is known", () => {
  const source = {
    page: "/contracts",
    start: "/",
    referrer: "google.com",
    utm_source: "newsletter",
  };
  const { body } = leadMail(
    { ...lead, source: JSON.stringify(source) },
    beside,
  );
  const last = body.trimEnd().split("\n\n").at(-1)!;
  for (const value of Object.values(source)) expect(last).toContain(value);
  expect(last.split("\n")).toHaveLength(2);
  expect(leadMail(lead, beside).body).not.toContain(words.source.from);
});
