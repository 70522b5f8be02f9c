import { expect, test } from "vitest";
import { fillIn } from "./fill-in.ts";

test("fills in the placeholders, as text, each time", () => {
  expect(fillIn("{a} and {b}, {a}", { a: "$&", b: "{a}" })).toBe(
    "$& and {a}, $&",
  );
});

test("a missing value is an error", () => {
  expect(() => fillIn("from {day}", {})).toThrow(/\{day\}/);
});
