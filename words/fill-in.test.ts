import { expect, test } from "vitest";
import { fillIn } from "./fill-in.ts";

test("fills in what is in braces, as text, each time", () => {
  expect(fillIn("{a} and {b}, {a}", { a: "$&", b: "{a}" })).toBe(
    "$& and {a}, $&",
  );
});

test("a sentence that wants more than there is fails", () => {
  expect(() => fillIn("from {day}", {})).toThrow(/\{day\}/);
});
