import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { cleanDrawing } from "./clean-drawing.ts";

const drawings = parse(readFileSync("tests/cases/drawings.yaml", "utf8")) as {
  uploads: { svg: string; says: string }[];
};

const svg = (inside: string, root = ' viewBox="0 0 40 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${root}>${inside}</svg>`;
const shape = '<path fill="#b5471c" d="M0 0H9V9z"/>';

// As these programs save a file: their own data, styles instead of attributes, sizes on paper, entities.
test.each([
  [
    "Inkscape",
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.2.2" sodipodi:docname="boat.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"/>
  <metadata><rdf:RDF><cc:Work rdf:about=""><dc:creator><cc:Agent><dc:title>Ann Example</dc:title></cc:Agent></dc:creator></cc:Work></rdf:RDF></metadata>
  <defs id="defs2"><linearGradient id="linearGradient9"><stop style="stop-color:#b5471c;stop-opacity:1" offset="0" id="stop1"/></linearGradient>
  <linearGradient inkscape:collect="always" xlink:href="#linearGradient9" id="gradient11" x1="0" y1="0" x2="9" y2="9" gradientUnits="userSpaceOnUse"/>
  <filter style="color-interpolation-filters:sRGB" inkscape:label="Blur" id="filter99"><feGaussianBlur stdDeviation="2" id="blur1"/></filter><inkscape:path-effect effect="spiro" id="path-effect244"/></defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><path style="fill:url(#gradient11);stroke:#000000;stroke-width:0.26px" d="m 10,10 h 20 v 20 z" id="path12" sodipodi:nodetypes="cccc"/></g>
</svg>`,
    [210, 297],
  ],
  [
    "Illustrator",
    `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>
<svg version="1.1" xmlns="&ns_svg;" x="0px" y="0px" width="400px" height="300px" viewBox="0 0 400 300" style="enable-background:new 0 0 400 300;" xml:space="preserve">
<style type="text/css">.st0{fill:#b5471c;}</style><path class="st0" d="M0 0H9V9z"/></svg>`,
    [400, 300],
  ],
  [
    "an old Inkscape",
    svg(shape, ' width="744.09" height="1052.36"'),
    [744.09, 1052.36],
  ],
] as const)("a drawing that %s saved is taken and cleaned", (_, text, size) => {
  const { problem, svg: cleaned, width, height } = cleanDrawing(text);
  expect(problem).toBeUndefined();
  expect([width, height]).toEqual(size);
  expect(cleaned).toMatch(/#b5471c/);
  expect(cleaned).toMatch(/^<svg [^>]*viewBox=/);
  expect(cleaned).not.toMatch(/inkscape|sodipodi|Ann|DOCTYPE|style|class/);
  expect(cleanDrawing(cleaned)).toMatchObject({ svg: cleaned });
});

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
