import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { finishPicture } from "./finish-picture.ts";
import { readPalette } from "./palette.ts";
import { readPicture } from "./read-picture.ts";

const drawings = parse(readFileSync("tests/cases/drawings.yaml", "utf8")) as {
  ours: { has: string; svg: string; says: string }[];
};
const colorsOf = readPalette();
const picture = (inside: string, root = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="dusk" viewBox="0 0 200 100" width="200" height="100"${root}>
  <title>A house</title>
  ${inside}
</svg>`;
const found = (text: string) =>
  readPicture("pictures/house.svg", text, colorsOf).problems.map(
    ({ line, message }) => `${line} ${message}`,
  );

test("every picture of the site is as it should be", () => {
  const problems = globSync("pictures/**/*.svg").flatMap(
    (file) => readPicture(file, readFileSync(file, "utf8"), colorsOf).problems,
  );
  expect(problems).toEqual([]);
});

test("no picture has a sun in rain, hail or storm", () => {
  const mixed = globSync("pictures/**/*.svg").filter((file) => {
    const [, drawing = ""] = readFileSync(file, "utf8").split("</style>");
    return (
      /class="(cloud|\w+ (rain|front))"/.test(drawing) &&
      / class="sun"/.test(drawing)
    );
  });
  expect(mixed).toEqual([]);
});

test.each(drawings.ours)("refuses $has", ({ svg, says }) => {
  expect(found(picture(svg))).toContainEqual(
    expect.stringMatching(new RegExp(says)),
  );
});

test.each([
  [
    "an entity",
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${picture("")}`,
    /DOCTYPE/,
  ],
  ["broken XML", picture("<g>"), /well-formed/],
  ["no title", picture("").replace(/<title>.*<\/title>/, ""), /no <title>/],
  ["no size", picture("").replace(/ viewBox="[^"]*"/, ""), /no viewBox/],
  ["over 40 KB", picture(`<!--${"x".repeat(41_000)}-->`), /over 40 KB/],
])("refuses a picture with %s", (_, text, message) => {
  expect(found(text)).toContainEqual(expect.stringMatching(message));
});

test("a file that Inkscape has saved is accepted, and its own data goes", () => {
  const text = picture(
    '<sodipodi:namedview pagecolor="#ffffff"/><g inkscape:label="Roof"><path class="ink" d="M0 0H9V9z"/></g>',
    ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"',
  ).replace('pagecolor="#ffffff"', 'inkscape:pageopacity="0"');
  const { problems, svg } = finishPicture("house.svg", text, colorsOf);
  expect(problems).toEqual([]);
  expect(svg).not.toMatch(/inkscape|sodipodi/);
});

test("pins are places in percent, and are not drawn", () => {
  const text = picture(
    '<g id="pin-roof" class="pin"><circle cx="50" cy="25" r="4"/><circle cx="180" cy="90" r="22"/></g>',
  );
  const { source, svg } = finishPicture("house.svg", text, colorsOf);
  expect(source.pins).toEqual([{ id: "roof", dot: [25, 25], badge: [90, 90] }]);
  expect(svg).not.toContain("circle");
});

test("a finished picture has both themes' colors, and only of what it shows", () => {
  const { sun, ink } = colorsOf(["dusk"]);
  const [day, night] = sun!;
  const { svg } = finishPicture(
    "house.svg",
    picture(
      '<style>.sun { fill: lime }</style><circle class="sun" cx="9" cy="9" r="9"/>',
    ),
    colorsOf,
  );
  const [byDay = "", byNight = ""] = svg.split("prefers-color-scheme:dark");
  expect(byDay).toContain(`{color:${day}}`);
  expect(byNight).toContain(`{color:${night}}`);
  expect(svg).not.toMatch(/lime|title/);
  expect(svg).not.toContain(ink![0]);
});
