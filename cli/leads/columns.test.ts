import { expect, test } from "vitest";
import { columns } from "./columns.ts";

test("cells begin below each other, and numbers end there", () => {
  expect(
    columns([
      ["Page", "Views"],
      ["/", 1200],
      ["/about", 7],
    ]),
  ).toEqual(["Page    Views", "/        1200", "/about      7"]);
});

test("a wide letter takes two columns, and a mark none", () => {
  const [first, second, third] = columns([
    ["李小龍", "x"],
    ["e\u0301abcde", "x"],
    ["abcdef", "x"],
  ]);
  expect(first).toBe("李小龍  x");
  expect(second).toBe("e\u0301abcde  x");
  expect(third).toBe("abcdef  x");
});

test.each(["a".repeat(200), "李".repeat(200), `a${"李".repeat(200)}`])(
  "a long cell is cut",
  (name) => {
    const [line = "", short = ""] = columns([
      [name, "x"],
      ["b", "x"],
    ]);
    expect(line).toContain("…  ");
    expect(short.length).toBeLessThan(45);
  },
);

test("a cell cannot start another line or act on the terminal", () => {
  expect(columns([["a\nb\u001b[2J"]])).toEqual(["a b[2J"]);
});
