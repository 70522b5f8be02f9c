import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { usualMailing } from "./outbox/lead-mailing.ts";
import { readConfig } from "./config.ts";

test("needs no settings", () => {
  const { publicOrigin, trustedProxies, mayBeNew, mail } = readConfig({});
  expect(publicOrigin).toBe("http://localhost:3000");
  expect([trustedProxies, mayBeNew]).toEqual([0, true]);
  expect(mail.mailboxes).toEqual({ to: site.email, toOf: {} });
  expect(mail).toMatchObject({ mailing: usualMailing, smtp: undefined });
});

test("uses the given settings", () => {
  const publicOrigin = "https://www.example.com";
  const url = "smtps://user:pass%40word@mail.example.com:465";
  const [from, to] = ["website@example.com", "leads@example.com"];
  const toOf = { claim: "claims@example.com", lender: "lenders@example.com" };
  const postalAddress = "1 Main Street, Houston, TX 77002";
  const sender = { publicOrigin, postalAddress };
  expect(
    readConfig({
      PORT: "8080",
      HOST: "::1",
      DATA_DIR: "/var/lib/site",
      DISK_FREE_MIN_MB: "0",
      VITE_PUBLIC_ORIGIN: publicOrigin,
      FORM_ORIGINS: " https://a.example  http://localhost:3000\n",
      TRUST_PROXY: "2",
      RATE_LIMIT_PER_ADDRESS: "5",
      RATE_LIMIT_TOTAL: "50",
      SMTP_URL: url,
      MAIL_FROM: from,
      MAIL_TO: to,
      MAIL_TO_CLAIMS: toOf.claim,
      MAIL_TO_LENDERS: toOf.lender,
      MAIL_ATTACHMENTS_MAX_MB: "0",
      MAIL_RECEIPTS: "off",
      MAIL_STRANGERS_PER_DAY: "90",
      MAIL_POSTAL_ADDRESS: postalAddress,
      DATA_DIR_EXPECTED: "1",
      ELSE: "ignored",
    }),
  ).toEqual({
    port: 8080,
    host: "::1",
    dataDir: "/var/lib/site",
    diskFreeMin: 0,
    publicOrigin,
    formOrigins: ["https://a.example", "http://localhost:3000"],
    trustedProxies: 2,
    mayBeNew: false,
    rateLimits: { perAddress: 5, total: 50 },
    mail: {
      sender,
      mailboxes: { to, toOf },
      newslettersPerMinute: 60,
      mailing: {
        sender,
        attachMost: 0,
        receipts: false,
        strangersPerDay: 90,
        desks: toOf,
        ownAddresses: [site.email, from, to, toOf.claim, toOf.lender],
      },
      smtp: { url, from, to, toOf },
    },
  });
  expect(readConfig({ HOST: "::1" }).publicOrigin).toBe("http://[::1]:3000");
});

test.each([
  ["PORT", "65536"],
  ["PORT", "3e3"],
  ["HOST", ""],
  ["DISK_FREE_MIN_MB", "1.5"],
  ["DATABASE_URL", "mysql://leads@db.example/leads"],
  ["VITE_PUBLIC_ORIGIN", "www.example.com"],
  ["FORM_ORIGINS", "https://a.example,https://b.example"],
  ["TRUST_PROXY", "10.0.0.0/8,10.0.0"],
  ["RATE_LIMIT_PER_ADDRESS", "0"],
  ["SMTP_URL", "smtp://mail.example.com?logger=true"],
  ["MAIL_FROM", "Sabine Ridge <leads@example.com>"],
  ["MAIL_TO", "one@example.com; two@example.com"],
  ["SMTP_URL", "smtps://user@x.com:p@ss#1@host"],
  ["MAIL_TO_CERTIFICATES", "certificates"],
  ["MAIL_TO", "a@example.com\r\nBcc: b@example.com"],
  ["MAIL_POSTAL_ADDRESS", " "],
])("names %s when it is %j", (name, value) => {
  const mail = { MAIL_FROM: "a@example.com", MAIL_TO: "b@example.com" };
  expect(() => readConfig({ ...mail, [name]: value })).toThrow(
    new RegExp(`^The configuration is wrong: ${name} [^;]*$`),
  );
});

test.each([
  "postgresql://leads:p%40ss@db.example:5433/leads?sslmode=verify-full",
  "postgresql:///leads?host=/run/postgresql",
])("accepts %s as the address of a database", (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test("names every wrong or missing variable at once, and no secret", () => {
  const SMTP_URL = "smtp://user:hunter2@mail.example.com";
  expect(() =>
    readConfig({ SMTP_URL, PORT: "x", HOST: "", FORM_ORIGINS: "x" }),
  ).toThrow(
    /PORT is .*; HOST is .*; FORM_ORIGINS holds .*; MAIL_FROM is needed .*; MAIL_TO is needed /,
  );
  expect(() => readConfig({ SMTP_URL: `${SMTP_URL}?x` })).toThrow(
    /^(?!.*hunter2).*SMTP_URL is not an address/,
  );
  const DATABASE_URL = "mysql://leads:hunter2@db.example/leads";
  expect(() => readConfig({ DATABASE_URL })).toThrow(/^(?!.*hunter2)/);
});
