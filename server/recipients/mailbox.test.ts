import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test.each([
  ["ana+news@example.com", "ana@example.com"],
  ["Ana@Example.COM", "ana@example.com"],
  ["a.n.a+news@GMail.com", "ana@gmail.com"],
  ["a.na@googlemail.com", "ana@gmail.com"],
])("%s reaches the mailbox of %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailboxOf(mailbox));
});

test.each([
  ["a.na@example.com", "ana@example.com"],
  ["ana@example.com", "bo@example.com"],
  ["ana@notgmail.com", "a.na@notgmail.com"],
  ["+a@example.com", "+b@example.com"],
])("%s and %s are two mailboxes", (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
