import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { usualMailing } from "./outbox/lead-mailing.ts";
import { readConfig } from "./config.ts";

test("needs no settings", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "localhost",
    dataDir: "./data",
    diskFreeMin: 100,
    publicOrigin: "http://localhost:3000",
    formOrigins: [],
    trustedProxies: 0,
    mayBeNew: true,
    rateLimits: { perAddress: 30, total: 600 },
    mail: {
      sender: {
        publicOrigin: site.origin,
        postalAddress: expect.stringContaining(site.offices[0].street),
      },
      mailboxes: { to: site.email, toOf: {} },
      newslettersPerMinute: 60,
      mailing: { ...usualMailing, desks: {} },
      smtp: undefined,
    },
  });
});

test("uses the given settings", () => {
  expect(
    readConfig({
      PORT: "8080",
      HOST: "::1",
      DATA_DIR: "/var/lib/site",
      DISK_FREE_MIN_MB: "0",
      VITE_PUBLIC_ORIGIN: "https://www.example.com",
      FORM_ORIGINS: " https://a.example  http://localhost:3000\n",
      TRUST_PROXY: "2",
      RATE_LIMIT_PER_ADDRESS: "5",
      RATE_LIMIT_TOTAL: "50",
      SMTP_URL: "smtps://user:pass%40word@mail.example.com:465",
      MAIL_FROM: "website@example.com",
      MAIL_TO: "leads@example.com",
      MAIL_TO_CLAIMS: "claims@example.com",
      MAIL_TO_LENDERS: "lenders@example.com",
      MAIL_ATTACHMENTS_MAX_MB: "0",
      MAIL_RECEIPTS: "off",
      MAIL_STRANGERS_PER_DAY: "90",
      MAIL_POSTAL_ADDRESS: "1 Main Street, Houston, TX 77002",
      DATA_DIR_EXPECTED: "1",
      ELSE: "ignored",
    }),
  ).toEqual({
    port: 8080,
    host: "::1",
    dataDir: "/var/lib/site",
    diskFreeMin: 0,
    publicOrigin: "https://www.example.com",
    formOrigins: ["https://a.example", "http://localhost:3000"],
    trustedProxies: 2,
    mayBeNew: false,
    rateLimits: { perAddress: 5, total: 50 },
    mail: {
      sender: {
        publicOrigin: "https://www.example.com",
        postalAddress: "1 Main Street, Houston, TX 77002",
      },
      mailboxes: {
        to: "leads@example.com",
        toOf: {
          claim: "claims@example.com",
          lender: "lenders@example.com",
        },
      },
      newslettersPerMinute: 60,
      mailing: {
        sender: {
          publicOrigin: "https://www.example.com",
          postalAddress: "1 Main Street, Houston, TX 77002",
        },
        attachMost: 0,
        receipts: false,
        strangersPerDay: 90,
        desks: {
          claim: "claims@example.com",
          lender: "lenders@example.com",
        },
        ownAddresses: [
          site.email,
          "website@example.com",
          "leads@example.com",
          "claims@example.com",
          "lenders@example.com",
        ],
      },
      smtp: {
        url: "smtps://user:pass%40word@mail.example.com:465",
        from: "website@example.com",
        to: "leads@example.com",
        toOf: {
          claim: "claims@example.com",
          lender: "lenders@example.com",
        },
      },
    },
  });
  expect(readConfig({ HOST: "::1" }).publicOrigin).toBe("http://[::1]:3000");
});

test.each([
  ["PORT", ""],
  ["PORT", "http"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "3e3"],
  ["HOST", ""],
  ["HOST", " "],
  ["DATA_DIR", ""],
  ["DISK_FREE_MIN_MB", "1.5"],
  ["DISK_FREE_MIN_MB", "-1"],
  ["DATABASE_URL", ""],
  ["DATABASE_URL", "leads.example:5432/leads"],
  ["DATABASE_URL", "mysql://leads@db.example/leads"],
  ["DATABASE_URL", "postgresql:///leads"],
  ["VITE_PUBLIC_ORIGIN", ""],
  ["VITE_PUBLIC_ORIGIN", "www.example.com"],
  ["VITE_PUBLIC_ORIGIN", "https://www.example.com/"],
  ["VITE_PUBLIC_ORIGIN", "ftp://www.example.com"],
  ["FORM_ORIGINS", "https://a.example https://b.example/"],
  ["FORM_ORIGINS", "https://a.example,https://b.example"],
  ["FORM_ORIGINS", "*"],
  ["TRUST_PROXY", "all"],
  ["TRUST_PROXY", "10.0.0.0/8,10.0.0"],
  ["RATE_LIMIT_PER_ADDRESS", "0"],
  ["RATE_LIMIT_PER_ADDRESS", "1.5"],
  ["RATE_LIMIT_TOTAL", "none"],
  ["SMTP_URL", ""],
  ["SMTP_URL", "mail.example.com:587"],
  ["SMTP_URL", "https://mail.example.com"],
  ["SMTP_URL", "smtp://mail.example.com?logger=true"],
  ["MAIL_FROM", "Sabine Ridge <leads@example.com>"],
  ["MAIL_TO", "one@example.com; two@example.com"],
  ["MAIL_TO", "one@example.com,"],
  ["SMTP_URL", "smtps://user@x.com:p@ss#1@host"],
  ["SMTP_URL", "smtps://user:p@ss@host"],
  ["SMTP_URL", "smtps://user:1/ss@host"],
  ["MAIL_TO_CERTIFICATES", "certificates"],
  ["MAIL_TO_CLAIMS", ""],
  ["MAIL_TO_LENDERS", ""],
  ["MAIL_TO", "a@example.com\r\nBcc: b@example.com"],
  ["MAIL_POSTAL_ADDRESS", " "],
])("names %s when it is %j", (name, value) => {
  const mail = {
    MAIL_FROM: "a@example.com",
    MAIL_TO: "b@example.com",
  };
  expect(() => readConfig({ ...mail, [name]: value })).toThrow(
    new RegExp(`^The configuration is wrong: ${name} [^;]*$`),
  );
});

test.each([
  "postgres://db.example/leads",
  "postgresql://leads:p%40ss@db.example:5433/leads?sslmode=verify-full",
  "postgresql:///leads?host=/run/postgresql",
])("accepts %s as the address of a database", (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test("hides the password of a wrong address", () => {
  const DATABASE_URL = "mysql://leads:canary@db.example/leads";
  expect(() => readConfig({ DATABASE_URL })).toThrow(/^(?!.*canary)/);
});

test("names every wrong variable at once", () => {
  expect(() =>
    readConfig({ PORT: "x", HOST: "", DATA_DIR: "", FORM_ORIGINS: "x" }),
  ).toThrow(/PORT is .*; HOST is .*; FORM_ORIGINS holds .*; DATA_DIR is /);
});

test("names missing mail settings, and never secrets", () => {
  const SMTP_URL = "smtp://user:hunter2@mail.example.com";
  expect(() => readConfig({ SMTP_URL, PORT: "x" })).toThrow(
    /PORT is .*; MAIL_FROM is needed .*; MAIL_TO is needed /,
  );
  expect(() => readConfig({ SMTP_URL: `${SMTP_URL}?x` })).toThrow(
    /^(?!.*hunter2).*SMTP_URL is not an address/,
  );
});
