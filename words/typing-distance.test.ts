import { expect, test } from "vitest";
import { typingDistance } from "./typing-distance.ts";

test("swapped neighbors count as one mistake", () => {
  expect(typingDistance("gmial", "gmail")).toBe(1);
  expect(typingDistance("", "abc")).toBe(3);
  expect(typingDistance("kitten", "sitting")).toBe(3);
});
