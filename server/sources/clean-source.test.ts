import { expect, test } from "vitest";
import { cleanSource } from "./clean-source.ts";
import { knownPages } from "./known-pages.ts";

const page: { policy?: string } = { policy: "default-src 'self'" };
const pages = knownPages(
  new Map([
    ["/", page],
    ["/about", page],
    ["/404", page],
    ["/subscribe/thanks", page],
    ["/robots.txt", {}],
  ]),
);
const clean = (told: unknown) => cleanSource(JSON.stringify(told), pages);

test("what a browser sends is kept, with hosts in one form", () => {
  const told = {
    page: "/about",
    start: "/",
    referrer: "WWW.Google.com",
    utm_source: "Fall newsletter",
    utm_medium: "email",
    utm_campaign: "hurricane-2026",
    utm_term: "seguro de inundación",
    utm_content: "a_1",
  };
  expect(clean(told)).toEqual({ ...told, referrer: "google.com" });
});

test.each(["/404", "/subscribe/thanks", "/robots.txt", "/nope", "/_.data", 1])(
  "%j is not an address of a page",
  (path) => {
    expect(clean({ page: path, start: path })).toEqual({});
  },
);

test.each([
  "localhost",
  "10.0.0.1",
  "[::1]",
  "google.com/search?q=my+name",
  "a b.com",
  "ana@example.com",
  `${"a".repeat(64)}.com`,
  ["google.com"],
])("%j is not a host", (referrer) => {
  expect(clean({ referrer })).toEqual({});
});

test.each([
  "a".repeat(101),
  "ana@example.com",
  "<script>",
  "=1+1",
  "a\nb",
  "\u202egnp",
  "",
  { toString: "a" },
])("%j is not a campaign", (utm_source) => {
  expect(clean({ utm_source, utm_medium: "email" })).toEqual({
    utm_medium: "email",
  });
});

test.each([
  undefined,
  null,
  1,
  {},
  "",
  "{",
  "null",
  "[]",
  '"text"',
  `{"page":"/about","more":"${"a".repeat(4000)}"}`,
])("nothing is kept of the malformed field %j", (field) => {
  expect(cleanSource(field, pages)).toEqual({});
});
