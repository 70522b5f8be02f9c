import { expect, test } from "vitest";
import { readProgress, stepStates } from "./onboarding-progress.ts";

const read = (query: string) => readProgress(new URLSearchParams(query));

test.each([
  ["progress=0", 0],
  ["progress=100", 100],
  ["step=2&progress=45", 45],
])("reads %s as %d", (query, progress) => {
  expect(read(query)).toBe(progress);
});

test("counts anything else as 0", () => {
  for (const text of ["", "101", "-1", "5.5", "05", "1e1", "%3Cscript%3E"])
    expect(read(`progress=${text}`), text).toBe(0);
  for (const query of ["", "progress=35&progress=75", "Progress=35"])
    expect(read(query), query).toBe(0);
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
  const early = stepStates(20).join(", ");
  expect(early).toBe("completed, completed, current, to do, to do, to do");
  expect(stepStates(100)).not.toContain("current");
});
