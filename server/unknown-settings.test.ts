import { expect, test } from "vitest";
import { unknownSettings } from "./unknown-settings.ts";

const known = ["PORT", "SMTP_URL", "MAIL_TO", "DATA_DIR", "MAILBOXES"];

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["MAILTO", "MAIL_TO"],
  ["MAILBOX", "MAILBOXES"],
  ["smtp_url", "SMTP_URL"],
])("%s is named, and %s is suggested", (name, meant) => {
  expect(unknownSettings({ [name]: "1" }, known)).toEqual([
    `${name} is not a setting. Did you mean ${meant}?`,
  ]);
});

test("another name of the same family is named; settings, and what other programs read, are not", () => {
  expect(unknownSettings({ SMTP_PASSWORD: "secret" }, known)).toEqual([
    "SMTP_PASSWORD is not a setting",
  ]);
  const env = { PORT: "1", MAIL_TO: "a", PATH: "/bin", HOME: "/", MAIL: "/x" };
  const others = { POST: "1", LANG: "C", NODE_ENV: "production", PWD: "/" };
  expect(unknownSettings({ ...env, ...others }, known)).toEqual([]);
});
