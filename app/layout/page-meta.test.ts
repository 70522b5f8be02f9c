import { expect, test } from "vitest";
import { pageMeta } from "./page-meta.ts";

const titleOf = (title: string) => {
  const [head] = pageMeta({ title, description: "", path: "/" });
  return head;
};

test("a title leaves out the brokerage's name if both do not fit", () => {
  const name = "A Brokerage with Quite a Long Name of Its Own";
  expect(titleOf(`Licenses | ${name}`)).toEqual({
    title: `Licenses | ${name}`,
  });
  expect(titleOf(`Coverage for Contractors | ${name}`)).toEqual({
    title: "Coverage for Contractors",
  });
});
