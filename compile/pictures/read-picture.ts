import sax, { type SAXParser, type Tag } from "sax";
import { fileProblem, type ContentProblem } from "../content-problem.ts";
import { nearest } from "../issue-message.ts";
import { hours, weathers, type ColorsOf } from "./palette.ts";
import type { Light } from "./theme.ts";

/** A pin's dot and number, in percent of the picture's width and height from the top left. */
export type PlacedPin = {
  id: string;
  dot: readonly [x: number, y: number];
  badge: readonly [x: number, y: number];
};

/** What a picture's file says about itself. */
export type PictureSource = {
  width?: number;
  height?: number;
  /** The ids of parts that are pictures too, in a file of several. */
  views: { id: string; width: number; height: number }[];
  symbols: string[];
  pins: PlacedPin[];
  lights: Light[];
};

const mostBytes = 40 * 1024;
const elements =
  /^(svg|title|style|defs|g|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|stop|clipPath|view|symbol|(sodipodi|inkscape):[\w-]+)$/;
const attributes =
  /^(id|class|d|[xyr]|[xy][12]|c[xy]|r[xy]|width|height|points|viewBox|version|offset|opacity|transform|fill|fill-rule|clip-rule|clip-path|stroke-(width|linecap|linejoin|dasharray)|gradient(Units|Transform)|preserveAspectRatio|aria-label|xml:space|xmlns|(xmlns|sodipodi|inkscape):[\w-]+)$/;
const shapes = /^(path|rect|circle|ellipse|line|polyline|polygon|stop)$/;
/** Classes that are not colors. */
const otherClasses = ["line", "pin", "night-only", "day-only"];

type Element = {
  name: string;
  attributes: Record<string, string>;
  classes: string[];
  line: number;
  parent: Element | undefined;
  children: Element[];
};

/**
 * Reads a picture's file and finds its mistakes. A picture has only shapes in colors of the palette: no script, no
 * text, nothing of another address. What is not on the lists above is refused, and nothing is repaired.
 */
export function readPicture(file: string, text: string, colorsOf: ColorsOf) {
  const problems: ContentProblem[] = [];
  const source: PictureSource = {
    views: [],
    symbols: [],
    pins: [],
    lights: [],
  };
  const report = (line: number, message: string) =>
    problems.push({ file, line, field: "", message });
  if (Buffer.byteLength(text) > mostBytes)
    problems.push(fileProblem(file, `is over 40 KB: draw it simpler`));

  const all = parse(text, report);
  const [root] = all;
  if (root?.name !== "svg") {
    report(1, "is not an SVG picture");
    return { source, problems };
  }
  const ids = new Set(all.flatMap(({ attributes: { id } }) => id ?? []));
  const motion = motionClasses(text);
  const colors = Object.keys(colorsOf(hours.slice(0, 1)));
  for (const element of all)
    checkElement(element, { ids, motion, colors }, report);
  readSizes(root, all, source, report);
  readPins(all, source, report);
  source.lights = lightsOf(all, colorsOf);
  return { source, problems };
}

/** What attributes may refer to. */
type Names = {
  ids: ReadonlySet<string>;
  motion: readonly string[];
  colors: readonly string[];
};

type ReportLine = (line: number, message: string) => void;

function parse(text: string, report: ReportLine): Element[] {
  const xml = sax.parser(true);
  const all: Element[] = [];
  const open: Element[] = [];
  let title = "";
  let [line, counted] = [1, 0];
  const lineHere = () => {
    const start = xml.startTagPosition;
    for (; counted < start; counted++) if (text[counted] === "\n") line++;
    return line;
  };
  const handlers: Partial<SAXParser> = {
    onopentag({ name, attributes: given }) {
      const parent = open.at(-1);
      const own = given as Tag["attributes"];
      const classes = own.class?.split(/\s+/).filter(Boolean) ?? [];
      const element = {
        name,
        attributes: own,
        classes,
        line: lineHere(),
        parent,
        children: [],
      };
      parent?.children.push(element);
      open.push(element);
      all.push(element);
    },
    onclosetag: () => void open.pop(),
    ontext(words) {
      const { name } = open.at(-1) ?? { name: "" };
      if (name === "title") title += words.trim();
      else if (name !== "style" && words.trim())
        report(
          lineHere(),
          "has text, which pictures do not show: draw it as a path",
        );
    },
    ondoctype: () => report(1, "has a DOCTYPE: remove it"),
    oncdata: () => report(lineHere(), "has CDATA: remove it"),
    onprocessinginstruction: ({ name }) =>
      name === "xml" || report(1, `has <?${name}?>: remove it`),
    onerror({ message }) {
      report(
        xml.line + 1,
        `is not well-formed XML (${message.split("\n")[0]})`,
      );
      xml.error = null as unknown as Error;
    },
  };
  Object.assign(xml, handlers).write(text).close();
  if (!title) report(1, "has no <title>: say in it what the picture shows");
  return all;
}

function checkElement(
  { name, attributes: own, classes, line, parent }: Element,
  { ids, motion, colors }: Names,
  report: ReportLine,
) {
  if (!elements.test(name))
    return report(line, `has <${name}>, which pictures cannot have: remove it`);
  for (const [attribute, value] of Object.entries(own)) {
    const [, id] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
    if (
      attribute === "style" ||
      (attribute === "fill" && !id && value !== "none")
    )
      report(
        line,
        `has ${attribute}="${value}": write a color of pictures/palette.yaml as its class, such as class="accent"`,
      );
    else if (!attributes.test(attribute))
      report(line, `has ${attribute}, which pictures cannot have: remove it`);
    else if (
      /^(fill|clip-path)$/.test(attribute) &&
      value !== "none" &&
      !ids.has(id ?? "")
    )
      report(line, `has ${attribute}="${value}", which is not in this file`);
    else if (attribute === "xmlns" && value !== "http://www.w3.org/2000/svg")
      report(line, `has xmlns="${value}", which is not SVG's`);
  }
  for (const one of classes) {
    const known = [
      ...colors,
      ...otherClasses,
      ...hours,
      ...weathers,
      ...motion,
    ];
    if (known.includes(one)) continue;
    const meant = nearest(one, colors);
    report(
      line,
      `has class="${one}", which is no color of pictures/palette.yaml: ${meant ? `write ${meant}` : "write one of its names"}`,
    );
  }
  // Whoever shows a symbol colors it, and what cuts off has no color.
  const within = ancestors(parent).map((one) => one.name);
  const hasColor = [{ classes }, ...ancestors(parent)].some((one) =>
    one.classes.some((each) => colors.includes(each) || each === "pin"),
  );
  if (
    shapes.test(name) &&
    !hasColor &&
    !own.fill &&
    !within.includes("symbol") &&
    !within.includes("clipPath")
  )
    report(
      line,
      `has a <${name}> without a color: write one of pictures/palette.yaml as its class`,
    );
}

const ancestors = (element: Element | undefined): Element[] =>
  element ? [element, ...ancestors(element.parent)] : [];

/** The classes of `<style id="motion">`, by which parts of a picture move. */
export const motionClasses = (text: string): string[] =>
  [...motionOf(text).matchAll(/\.([a-z][\w-]*) ?\{/g)].map(
    ([, name = ""]) => name,
  );

export const motionOf = (text: string): string =>
  /<style id="motion">([^<]*)<\/style>/.exec(text)?.[1] ?? "";

function readSizes(
  root: Element,
  all: readonly Element[],
  source: PictureSource,
  report: ReportLine,
) {
  for (const {
    name,
    attributes: { id = "", viewBox = "" },
  } of all) {
    const [, , width = 0, height = 0] = viewBox.split(/[ ,]+/).map(Number);
    if (name === "symbol") source.symbols.push(id);
    if (name === "view") source.views.push({ id, width, height });
  }
  if (source.views.length || source.symbols.length) return;
  const [width, height] = [root.attributes.width, root.attributes.height].map(
    Number,
  );
  if (!root.attributes.viewBox || !width || !height)
    return report(1, "has no viewBox, width and height in px: write all three");
  Object.assign(source, { width, height });
}

/** `<g id="pin-roof">` has two circles: around what it points at, and where its number is. */
function readPins(
  all: readonly Element[],
  { pins, width = 1, height = 1 }: PictureSource,
  report: ReportLine,
) {
  const percent = (share: number) => Math.round(share * 1000) / 10;
  for (const { attributes: own, children, line, parent } of all) {
    const [, id] = /^pin-(.+)$/.exec(own.id ?? "") ?? [];
    if (!id) continue;
    const places = children.map(
      ({ attributes: { cx, cy } }) =>
        [percent(Number(cx) / width), percent(Number(cy) / height)] as const,
    );
    const isMoved = [own, ...children.map((one) => one.attributes)].some(
      (one) => one.transform,
    );
    if (
      parent?.parent ||
      isMoved ||
      places.length !== 2 ||
      places.flat().some(Number.isNaN)
    )
      report(
        line,
        `has pin-${id}, which must be two circles, right in the picture and without a transform: one around what it points at, one where its number is`,
      );
    else pins.push({ id, dot: places[0]!, badge: places[1]! });
  }
}

const lightClasses: readonly string[] = [...hours, ...weathers];

/** The colors that the picture uses, by the times of day of its parts. */
function lightsOf(all: readonly Element[], colorsOf: ColorsOf): Light[] {
  const lights = new Map<
    string,
    { classes: string[]; used: Map<string, Set<string>> }
  >();
  for (const { name, classes, parent } of all) {
    const lit = [{ classes }, ...ancestors(parent)].find((one) =>
      one.classes.some((each) => lightClasses.includes(each)),
    );
    const light =
      lit?.classes.filter((one) => lightClasses.includes(one)) ?? [];
    const key = light.join(" ");
    if (!lights.has(key)) lights.set(key, { classes: light, used: new Map() });
    const colors = colorsOf(light);
    const property =
      name === "stop"
        ? "stop-color"
        : classes.includes("line")
          ? "stroke"
          : "fill";
    const { used } = lights.get(key)!;
    for (const one of classes)
      if (colors[one])
        used.set(one, (used.get(one) ?? new Set()).add(property));
  }
  return [...lights.values()].filter(({ used }) => used.size > 0);
}
