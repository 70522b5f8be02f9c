import { expect, test } from "vitest";
import { withSettings } from "./site-settings.ts";

const quoteOf = (outside: Record<string, string>, env = {}) =>
  (withSettings({ outside }, env) as { outside: { quote: string } }).outside
    .quote;

test("a quote is asked for in the brokerage's own form, unless it has an application elsewhere", () => {
  const elsewhere = "https://quote.example.com";
  expect(quoteOf({})).toBe("/quote");
  expect(quoteOf({ quote: elsewhere })).toBe(elsewhere);
  expect(quoteOf({}, { VITE_QUOTE_URL: elsewhere })).toBe(elsewhere);
});

test("a wrong setting is named once, with every other one", () => {
  const site = { origin: "https://www.example.com", outside: {} };
  const env = {
    VITE_PUBLIC_ORIGIN: "http://www.example.com",
    VITE_QUOTE_URL: "quote",
  };
  expect(() => withSettings(site, env)).toThrow(
    /^the setting VITE_PUBLIC_ORIGIN is [^;]*; the setting VITE_QUOTE_URL is [^;]*$/,
  );
});
