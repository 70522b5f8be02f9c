import { expect, test } from "vitest";
import { timeToWait } from "./time-to-wait.ts";

test.each([
  [0, "5 seconds"],
  [1, "5 seconds"],
  [30, "30 seconds"],
  [51, "one minute"],
  [60, "one minute"],
  [61, "2 minutes"],
  [600, "10 minutes"],
  [5400, "90 minutes"],
  [5401, "2 hours"],
  [86_400, "24 hours"],
])("%i seconds are at most %s", (seconds, expected) => {
  const words = {
    seconds: "{count} seconds",
    minute: "one minute",
    minutes: "{count} minutes",
    hours: "{count} hours",
  };
  expect(timeToWait(seconds, words)).toBe(expected);
});
