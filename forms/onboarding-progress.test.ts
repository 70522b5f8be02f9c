import { describe, expect, test } from "vitest";
import { readProgress, stepStates } from "./onboarding-progress.ts";

const read = (query: string) => readProgress(new URLSearchParams(query));

describe("readProgress", () => {
  test.each([
    ["progress=0", 0],
    ["progress=100", 100],
    ["step=2&progress=45", 45],
  ])("reads %s as %d", (query, progress) => {
    expect(read(query)).toBe(progress);
  });

  test.each([
    "",
    "progress=",
    "progress=101",
    "progress=-1",
    "progress=5.5",
    "progress=05",
    "progress=1e1",
    "progress=%3Cscript%3E",
    "progress=35&progress=75",
    "Progress=35",
  ])("counts %s as 0", (query) => {
    expect(read(query)).toBe(0);
  });
});

test("a step is completed at its threshold", () => {
  const completed = (progress: number) =>
    stepStates(progress).filter((state) => state === "completed").length;
  expect(
    [0, 4, 5, 14, 15, 34, 35, 44, 45, 74, 75, 99, 100].map(completed),
  ).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]);
});

test("the first unreached step is the current one; at the end there is none", () => {
  expect(stepStates(0)[0]).toBe("current");
  expect(stepStates(20)).toEqual([
    "completed",
    "completed",
    "current",
    "to do",
    "to do",
    "to do",
  ]);
  expect(stepStates(100)).not.toContain("current");
});
