import { expect, test } from "vitest";
import { moreQuestions } from "./more-questions.ts";

test("adds five after the first five on a wide window", () => {
  expect(moreQuestions(0, 10, true)).toEqual({ from: 5, to: 10 });
});

test("adds two at a time on a narrow window, up to the last", () => {
  expect(moreQuestions(0, 10, false)).toEqual({ from: 2, to: 4 });
  expect(moreQuestions(4, 10, false)).toEqual({ from: 4, to: 6 });
  expect(moreQuestions(8, 10, false)).toEqual({ from: 8, to: 10 });
  expect(moreQuestions(8, 9, false)).toEqual({ from: 8, to: 9 });
});

test("continues from what shows when the window's width changes in between", () => {
  // Four loaded, five shown by the style sheet since.
  expect(moreQuestions(4, 10, true)).toEqual({ from: 5, to: 10 });
  expect(moreQuestions(6, 10, true)).toEqual({ from: 6, to: 10 });
});
