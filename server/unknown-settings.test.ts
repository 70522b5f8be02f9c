import { expect, test } from "vitest";
import { unknownSettings } from "./unknown-settings.ts";

const known = ["PORT", "SMTP_URL", "MAIL_TO", "DATA_DIR", "MAILBOXES"];

test.each([
  ["SMPT_URL", "SMTP_URL"],
  ["MAILTO", "MAIL_TO"],
  ["MAILBOX", "MAILBOXES"],
  ["smtp_url", "SMTP_URL"],
])("%s is named, and %s is suggested", (name, meant) => {
  expect(unknownSettings([name], known)).toEqual([
    `${name} is not a setting. Did you mean ${meant}?`,
  ]);
});

test("another name of the same family is named; settings, and what other programs read, are not", () => {
  expect(unknownSettings(["SMTP_PASSWORD"], known)).toEqual([
    "SMTP_PASSWORD is not a setting",
  ]);
  const right = ["PORT", "MAIL_TO"];
  const others = ["PATH", "HOME", "MAIL", "POST", "LANG", "NODE_ENV", "PWD"];
  expect(unknownSettings([...right, ...others], known)).toEqual([]);
});
