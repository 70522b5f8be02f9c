import { expect, test } from "vitest";
import { meantAddress } from "./email-typo.ts";

test.each([
  ["gmial.com", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.cmo", "gmail.com"],
  ["gmail.coom", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmial.con", "gmail.com"],
  ["gmail", "gmail.com"],
  ["gmailcom", "gmail.com"],
  ["GMIAL.com", "gmail.com"],
  ["yaho.com", "yahoo.com"],
  ["hotmial.con", "hotmail.com"],
  ["hotmaill.com", "hotmail.com"],
  ["otulok.com", "outlook.com"],
  ["iclould.com", "icloud.com"],
  ["alo.com", "aol.com"],
  ["aol.con", "aol.com"],
  ["comcats.net", "comcast.net"],
  ["sbcgloble.net", "sbcglobal.net"],
  ["verison.net", "verizon.net"],
  // Nobody can have an address at such an ending.
  ["roofers-of-houston.con", "roofers-of-houston.com"],
])("ana@%s was probably meant for %s", (typed, meant) => {
  expect(meantAddress(`ana@${typed}`)).toBe(`ana@${meant}`);
});

test.each([
  "gmail.com",
  "me.com",
  "cox.net",
  "mail.com",
  "gmx.com",
  "gmx.net",
  "ymail.com",
  "email.com",
  "hotmail.co.uk",
  "hotmail.ca",
  "live.ca",
  "yahoo.ca",
  "comcast.com",
  "verizon.com",
  "att.com",
  // Not AOL, MSN, Live or Me.
  "aon.com",
  "mdn.com",
  "five.com",
  "ge.com",
  "acme.co",
  "example.constructor",
  "sabine-ridge.example",
  "mail.gmail.com",
])("ana@%s is left alone", (domain) => {
  expect(meantAddress(`ana@${domain}`)).toBeUndefined();
});

test.each(["", "ana", "ana@", "@gmial.com", "ana maria@gmial.com"])(
  "%j is no address, so nothing is suggested",
  (typed) => {
    expect(meantAddress(typed)).toBeUndefined();
  },
);

test("only the domain changes", () => {
  expect(meantAddress(" Ana.O'Brien+gmial@gmial.com ")).toBe(
    "Ana.O'Brien+gmial@gmail.com",
  );
});
