import { expect, test } from "vitest";
import { findCarriers, type Carrier } from "./find-carriers.ts";

const carrier = (name: string, lines: Carrier["lines"]): Carrier => ({
  name,
  lines,
  phone: { display: "(214) 555-0151", e164: "+12145550151" },
});

const all = [
  carrier("Blue Norther Mutual", ["property", "auto"]),
  carrier("Peña & Sons’ Casualty", ["liability"]),
  carrier("Wagon Yard Fund", ["workers-compensation"]),
];

test.each([
  ["", "Blue Norther Mutual, Peña & Sons’ Casualty, Wagon Yard Fund"],
  ["  ", "Blue Norther Mutual, Peña & Sons’ Casualty, Wagon Yard Fund"],
  ["NORTH", "Blue Norther Mutual"],
  ["mutual blue", "Blue Norther Mutual"],
  ["auto", "Blue Norther Mutual"],
  ["pena sons casualty", "Peña & Sons’ Casualty"],
  ["workers' comp", "Wagon Yard Fund"],
  ["blue fund", ""],
  ["(214)", ""],
])("%j finds %s", (query, names) => {
  const found = findCarriers(all, query);
  expect(found.map(({ name }) => name).join(", ")).toBe(names);
});

test("without a query the carriers are those of the lines, and a query searches all", () => {
  const found = (query: string) =>
    findCarriers(all, query, ["auto", "liability"]).map(({ name }) => name);
  expect(found("")).toEqual(["Blue Norther Mutual", "Peña & Sons’ Casualty"]);
  expect(found("wagon")).toEqual(["Wagon Yard Fund"]);
});
