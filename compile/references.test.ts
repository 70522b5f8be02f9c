import { expect, test } from "vitest";
import { fillReferences } from "./references.ts";

test("an example is written with its digits and needs no source", () => {
  expect(fillReferences("{example:1250000}, {example:half}", {})).toEqual({
    text: "$1,250,000, {example:half}",
    unknown: ["{example:half}"],
  });
});
