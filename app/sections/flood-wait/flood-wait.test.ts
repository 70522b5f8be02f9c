import { describe, expect, test } from "vitest";
import { figures } from "#content/figures.ts";
import { floodStart, mapMonths, waitingDays } from "./flood-wait.ts";

test("uses the numbers in the register of figures", () => {
  expect(figures.floodWaitingPeriod.value).toBe(`${waitingDays} days`);
  expect(figures.floodMapPeriod.value).toBe(`${mapMonths} months`);
});

describe("the usual wait", () => {
  // The first is the regulation's own example.
  test.each([
    ["2027-05-01", "2027-05-31"],
    ["2027-12-15", "2028-01-14"],
    ["2028-01-30", "2028-02-29"],
    ["2027-01-30", "2027-03-01"],
    ["2028-02-29", "2028-03-30"],
    // Across both clock changes in Texas.
    ["2027-02-20", "2027-03-22"],
    ["2027-10-20", "2027-11-19"],
  ])("bought on %s ends on %s", (bought, from) => {
    expect(floodStart({ bought, reason: "", event: "" })).toEqual({
      rule: "wait",
      from,
    });
  });
});

describe("a loan", () => {
  const start = (event: string) =>
    floodStart({ bought: "2027-05-10", reason: "loan", event });

  test("counts from the closing if the policy is bought by then", () => {
    expect(start("2027-05-10")).toEqual({ rule: "loan", from: "2027-05-10" });
    expect(start("2027-06-30")).toEqual({ rule: "loan", from: "2027-06-30" });
  });

  test("does not shorten the wait after the closing", () => {
    expect(start("2027-05-09")).toEqual({
      rule: "late-loan",
      from: "2027-06-09",
    });
  });

  test("requires the day of the closing", () => {
    expect(start("")).toEqual({ rule: "no-closing" });
  });
});

describe("a new map", () => {
  const start = (bought: string, event: string) =>
    floodStart({ bought, reason: "map", event });

  test("leaves one day of wait within the map's 13 months", () => {
    expect(start("2027-05-01", "2027-05-01")).toEqual({
      rule: "map",
      from: "2027-05-02",
    });
    expect(start("2028-02-28", "2027-01-29")).toMatchObject({ rule: "map" });
  });

  test("does not shorten the wait after that, or before the map is in force", () => {
    expect(start("2028-02-29", "2027-01-29")).toEqual({
      rule: "late-map",
      from: "2028-03-30",
    });
    expect(start("2027-04-30", "2027-05-01")).toEqual({
      rule: "early-map",
      from: "2027-05-30",
    });
    expect(start("2027-04-30", "")).toEqual({ rule: "no-map" });
  });
});

test("asks for a day if the input is not one yet", () => {
  for (const bought of ["", "0002-05-01", "2027-02-30", "tomorrow"])
    expect(floodStart({ bought, reason: "", event: "" })).toEqual({
      rule: "none",
    });
});
