import { expect, test } from "vitest";
import { ByteBudget } from "./byte-budget.ts";

const megabyte = 1024 * 1024;

test("only a network that has used up its day's bytes waits for the next day", () => {
  let time = 1000;
  const budget = new ByteBudget({ now: () => time });
  let taken = 0;
  while (budget.take("a", 10 * megabyte) === 0) taken += 10;
  expect(taken).toBeGreaterThanOrEqual(50);
  expect(taken).toBeLessThan(250);
  expect(budget.take("b", 10 * megabyte)).toBe(0);
  const wait = budget.take("a", 10 * megabyte);
  expect(wait).toBeGreaterThan(3600);
  time += (wait + 1) * 1000;
  expect(budget.take("a", 10 * megabyte)).toBe(0);
});
