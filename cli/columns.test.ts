import { expect, test } from "vitest";
import { columns } from "./columns.ts";

test("cells begin below each other", () => {
  expect(
    columns([
      ["Page", "Views"],
      ["/", "1200"],
      ["/about", "7"],
    ]),
  ).toEqual(["Page    Views", "/       1200", "/about  7"]);
});

test("a wide letter takes two columns, and a mark none", () => {
  const names = ["李小龍", "e\u0301abcde", "abcdef"];
  expect(columns(names.map((name) => [name, "x"]))).toEqual(
    names.map((name) => `${name}  x`),
  );
});

test("a long cell is cut", () => {
  for (const name of ["a".repeat(200), "李".repeat(200)]) {
    const [line = "", short = ""] = columns([
      [name, "x"],
      ["b", "x"],
    ]);
    expect(line).toContain("…  ");
    expect(short.length).toBeLessThan(45);
  }
});
