import { expect, test } from "vitest";
import { fillTemplate, templateView, viewOf } from "./onboarding-view.ts";

const words = { completed: "Completed", current: "Next", "to do": "To do" };

test("a view says one step's state in words and marks where the visitor is", () => {
  const { progress, steps } = viewOf(45, words);
  expect(progress).toBe("45");
  expect(steps.map((step) => step.words)).toEqual([
    "Completed",
    "Completed",
    "Completed",
    "Completed",
    "Next",
    "To do",
  ]);
  expect(steps.map((step) => step.current)).toEqual([
    "false",
    "false",
    "false",
    "false",
    "step",
    "false",
  ]);
});

test("a filled template holds the view and no place that is left open", () => {
  const template = JSON.stringify([templateView, templateView]);
  const view = viewOf(15, words);
  expect(fillTemplate(template, view)).toBe(JSON.stringify([view, view]));
});
