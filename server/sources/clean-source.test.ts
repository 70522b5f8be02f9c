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
const clean = (value: unknown) => cleanSource(JSON.stringify(value), pages);

test("what a browser sends is kept, with hosts in one form", () => {
  const source = {
    page: "/about",
    start: "/",
    referrer: "WWW.Google.com",
    utm_source: "Fall newsletter",
    utm_medium: "email",
    utm_campaign: "hurricane-2026",
    utm_term: "seguro de inundación",
    utm_content: "a_1",
  };
  expect(clean(source)).toEqual({ ...source, referrer: "google.com" });
});

test("nothing else is kept", () => {
  for (const path of ["/404", "/subscribe/thanks", "/robots.txt", "/nope", 1])
    expect(clean({ page: path, start: path }), `${path}`).toEqual({});
  for (const referrer of [
    "localhost",
    "10.0.0.1",
    "google.com/search?q=my+name",
    "ana@example.com",
    `${"a".repeat(64)}.com`,
    ["google.com"],
  ])
    expect(clean({ referrer }), `${referrer}`).toEqual({});
  for (const utm_source of [
    "a".repeat(101),
    "ana@example.com",
    "=1+1",
    "a\nb",
    "\u202egnp",
    "",
    { toString: "a" },
  ])
    expect(clean({ utm_source, utm_medium: "email" })).toEqual({
      utm_medium: "email",
    });
  const long = `{"page":"/about","more":"${"a".repeat(4000)}"}`;
  for (const field of [undefined, 1, {}, "", "{", "null", "[]", '"a"', long])
    expect(cleanSource(field, pages)).toEqual({});
});
