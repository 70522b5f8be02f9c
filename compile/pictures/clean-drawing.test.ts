import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { cleanDrawing } from "./clean-drawing.ts";

const drawings = parse(readFileSync("tests/cases/drawings.yaml", "utf8")) as {
  uploads: { svg: string; says: string }[];
  programs: { program: string; size: number[]; svg: string }[];
};

const svg = (inside: string, root = ' viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${root}>${inside}</svg>`;

test.each(drawings.programs)(
  "a drawing that $program saved is taken and cleaned",
  ({ svg: text, size }) => {
    const { problem, svg: cleaned, width, height } = cleanDrawing(text);
    expect(problem).toBeUndefined();
    expect([width, height]).toEqual(size);
    expect(cleaned).toMatch(/#b5471c/);
    expect(cleaned).toMatch(/^<svg [^>]*viewBox=/);
    expect(cleaned).not.toMatch(/inkscape|sodipodi|Ann|DOCTYPE|style|class/);
    expect(cleanDrawing(cleaned)).toMatchObject({ svg: cleaned });
  },
);

test.each([
  ...drawings.uploads,
  {
    svg: `<path d="${"M1 2L3.25 4 ".repeat(12_000)}"/>`,
    says: "is too detailed",
  },
  { svg: `<!--${"x".repeat(1024 ** 2)}-->`, says: "has over 1 MB" },
])(
  "%#: an unsafe or heavy drawing is refused in words",
  ({ svg: inside, says }) => {
    expect(cleanDrawing(svg(inside)).problem).toContain(says);
  },
);
