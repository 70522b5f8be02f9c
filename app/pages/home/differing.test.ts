import { expect, test } from "vitest";
import { differing } from "./differing.ts";

test.each([
  [["No", "Yes", "No"], 1],
  [["Yes", "No", "No"], 0],
  [["No", "No", "Yes"], 2],
  [["No", "No", "No"], -1],
  [["One", "Two", "Three"], -1],
  [["Yes", "Yes", "No", "No"], -1],
  // Of two values, neither is the different one.
  [["Yes", "No"], -1],
  [["Yes"], -1],
  [[], -1],
])("in %j the different one is at %i", (values, index) => {
  expect(differing(values)).toBe(index);
});
