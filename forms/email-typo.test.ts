import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { meantAddress } from "./email-typo.ts";

const domains = parse(
  readFileSync("tests/cases/email-domains.yaml", "utf8"),
) as { meant: Record<string, string>; alone: string[] };

test.each(Object.entries(domains.meant))(
  "ana@%s was probably meant for %s",
  (typed, meant) => {
    expect(meantAddress(`ana@${typed}`)).toBe(`ana@${meant}`);
  },
);

test.each(domains.alone)("ana@%s is left alone", (domain) => {
  expect(meantAddress(`ana@${domain}`)).toBeUndefined();
});

test.each(["", "ana", "ana@", "@gmial.com", "ana maria@gmial.com"])(
  "%j is no address, so nothing is suggested",
  (typed) => {
    expect(meantAddress(typed)).toBeUndefined();
  },
);

// Automattic/wp-calypso 24114: 412 people typed their address this way.
test("www. is no part of an address", () => {
  expect(meantAddress("www.ana@gmail.com")).toBe("ana@gmail.com");
  expect(meantAddress("WWW.ana@gmial.com")).toBe("ana@gmail.com");
});

test("only the domain changes", () => {
  expect(meantAddress(" Ana.O'Brien+gmial@gmial.com ")).toBe(
    "Ana.O'Brien+gmial@gmail.com",
  );
});
