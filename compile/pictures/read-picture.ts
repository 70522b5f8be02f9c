import sax, { type SAXParser, type Tag } from "sax";
import type { PlacedPin } from "#app/content/picture.ts";
import { fileProblem, type ContentProblem } from "../content-problem.ts";
import { nearest } from "../issue-message.ts";
import { hours, weathers, type ColorsOf } from "./palette.ts";
import type { Light } from "./theme.ts";

type View = { id: string; width: number; height: number };

/** What a picture's file says about itself. */
export type PictureSource = {
  width: number;
  height: number;
  /** The parts that are pictures too, in a file of several. */
  views: View[];
  symbols: string[];
  pins: PlacedPin[];
  lights: Light[];
};

const mostBytes = 40 * 1024;
const elements =
  /^(svg|title|style|defs|g|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|stop|clipPath|view|symbol|(sodipodi|inkscape):[\w-]+)$/;
const attributes =
  /^(id|class|d|[xyr]|[xy][12]|c[xy]|r[xy]|width|height|points|viewBox|version|offset|opacity|transform|fill|fill-rule|clip-rule|clip-path|stroke-(width|linecap|linejoin|dasharray)|gradient(Units|Transform)|preserveAspectRatio|aria-label|data-place|xml:space|xmlns|(xmlns|sodipodi|inkscape):[\w-]+)$/;
const shapes = /^(path|rect|circle|ellipse|line|polyline|polygon|stop)$/;
/** Classes that are not colors. */
const otherClasses = ["line", "pin", "night-only", "day-only"];
const lightClasses: readonly string[] = [...hours, ...weathers];

type Element = {
  name: string;
  attributes: Record<string, string>;
  line: number;
  /** How many elements it is in. */
  depth: number;
  children: Element[];
  /** Whether it has a color, from itself or from around it, or needs none. */
  isColored: boolean;
  /** The time of day and the weather, from itself or from around it. */
  light: string;
};

/**
 * Reads a picture's file and finds its mistakes. A picture has only shapes in colors of the palette: no script, no
 * text, nothing of another address. What is not on the lists above is refused, and nothing is repaired. `light` is that
 * of the whole picture.
 */
export function readPicture(file: string, text: string, colorsOf: ColorsOf) {
  const problems: ContentProblem[] = [];
  const report = (line: number, message: string) =>
    void problems.push({ file, line, field: "", message });
  if (Buffer.byteLength(text) > mostBytes)
    problems.push(fileProblem(file, "is over 40 KB: draw it simpler"));
  const all = parse(text, report);
  const [root] = all;
  const source = sourceOf(all, colorsOf, report);
  if (root?.name !== "svg") report(1, "is not an SVG picture");
  else if (!source.width && !source.views.length && !source.symbols.length)
    report(1, "has no viewBox: write one");
  const ids = new Set(all.map((one) => one.attributes.id));
  const colors = Object.keys(colorsOf(hours.slice(0, 1)));
  const classes = [
    ...colors,
    ...otherClasses,
    ...lightClasses,
    ...motionClasses(text),
  ];
  for (const element of all)
    checkElement(element, { ids, colors, classes }, report);
  return { source, problems, light: root?.light ?? "" };
}

/** What attributes may refer to. */
type Names = {
  ids: ReadonlySet<string | undefined>;
  colors: readonly string[];
  classes: readonly string[];
};

type ReportLine = (line: number, message: string) => void;

const classesOf = (own: Record<string, string>): string[] =>
  own.class?.split(/\s+/).filter(Boolean) ?? [];

/** All elements, from the first to the last. */
function parse(text: string, report: ReportLine) {
  const xml = sax.parser(true);
  const all: Element[] = [];
  const open: Element[] = [];
  let title = "";
  let [line, counted] = [1, 0];
  const lineOfTag = () => {
    for (; counted < xml.startTagPosition; counted++)
      if (text[counted] === "\n") line++;
    return line;
  };
  const refuse = (node: { name: string } | string) =>
    (typeof node === "object" && node.name === "xml") ||
    report(lineOfTag(), "has a DOCTYPE, CDATA or an instruction: remove it");
  const handlers: Partial<SAXParser> = {
    onopentag(tag) {
      const { name, attributes: own } = tag as Tag;
      const parent = open.at(-1);
      const classes = classesOf(own);
      const light = classes
        .filter((one) => lightClasses.includes(one))
        .join(" ");
      const element = {
        name,
        attributes: own,
        line: lineOfTag(),
        depth: open.length,
        children: [],
        // What cuts off has no color, and pages color symbols.
        isColored:
          parent?.isColored ||
          /^(symbol|clipPath)$/.test(name) ||
          "fill" in own ||
          classes.some((one) => !lightClasses.includes(one) && one !== "line"),
        light: light || (parent?.light ?? ""),
      };
      parent?.children.push(element);
      open.push(element);
      all.push(element);
    },
    onclosetag: () => void open.pop(),
    ontext(words) {
      const name = open.at(-1)?.name;
      if (name === "title") title += words.trim();
      else if (name !== "style" && words.trim())
        report(
          lineOfTag(),
          "has text, which pictures do not show: draw it as a path",
        );
    },
    ondoctype: refuse,
    oncdata: refuse,
    onprocessinginstruction: refuse,
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
  { name, attributes: own, line, isColored }: Element,
  { ids, colors, classes }: Names,
  report: ReportLine,
) {
  if (!elements.test(name))
    return report(line, `has <${name}>, which pictures cannot have: remove it`);
  for (const [attribute, value] of Object.entries(own)) {
    const [, id] = /^url\(#([\w-]+)\)$/.exec(value) ?? [];
    const isReference =
      /^(fill|clip-path)$/.test(attribute) && value !== "none";
    if (attribute === "style" || (attribute === "fill" && isReference && !id))
      report(
        line,
        `has ${attribute}="${value}": write a color of pictures/palette.yaml as its class, such as class="accent"`,
      );
    else if (!attributes.test(attribute))
      report(line, `has ${attribute}, which pictures cannot have: remove it`);
    else if (isReference && !ids.has(id))
      report(line, `has ${attribute}="${value}", which is not in this file`);
    else if (attribute === "xmlns" && value !== "http://www.w3.org/2000/svg")
      report(line, `has xmlns="${value}", which is not SVG's`);
  }
  for (const one of classesOf(own).filter((each) => !classes.includes(each)))
    report(
      line,
      `has class="${one}", which is no color of pictures/palette.yaml: write ${nearest(one, colors) ?? "one of its names"}`,
    );
  if (shapes.test(name) && !isColored)
    report(
      line,
      `has a <${name}> without a color: write one of pictures/palette.yaml as its class`,
    );
}

/** The classes of `<style id="motion">`, by which parts of a picture move. */
const motionClasses = (text: string): string[] =>
  [...motionOf(text).matchAll(/\.([a-z][\w-]*) ?\{/g)].map(
    ([, name = ""]) => name,
  );

export const motionOf = (text: string): string =>
  /<style id="motion">([^<]*)<\/style>/.exec(text)?.[1] ?? "";

function sourceOf(
  all: readonly Element[],
  colorsOf: ColorsOf,
  report: ReportLine,
): PictureSource {
  const source: PictureSource = {
    ...sizeOf(all[0]),
    views: [],
    symbols: [],
    pins: [],
    lights: [],
  };
  for (const element of all) {
    const { name, attributes: own, light } = element;
    const { id = "" } = own;
    if (name === "view") source.views.push({ id, ...sizeOf(element) });
    if (name === "symbol") source.symbols.push(id);
    if (id.startsWith("pin-")) {
      const pin = pinOf(element, source);
      if (pin) source.pins.push(pin);
      else
        report(
          element.line,
          `has ${id}, which must be two circles, right in the picture and without a transform: one around what it points at, one where its number is`,
        );
    }
    const used = classesOf(own).filter(
      (each) => each in colorsOf(light.split(" ")),
    );
    if (!used.length) continue;
    let lit = source.lights.find((each) => each.light === light);
    if (!lit) source.lights.push((lit = { light, used: new Set() }));
    for (const one of used) lit.used.add(one);
  }
  return source;
}

function sizeOf(element: Element | undefined) {
  const box = element?.attributes.viewBox?.split(/[ ,]+/).map(Number);
  return { width: box?.[2] || 0, height: box?.[3] || 0 };
}

/** `<g id="pin-roof">` has two circles: around what it points at, and where its number is. */
function pinOf(
  { attributes: own, depth, children }: Element,
  { width, height }: PictureSource,
): PlacedPin | undefined {
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const places = children.map(
    ({ attributes: { cx, cy } }) =>
      [percent(Number(cx) / width), percent(Number(cy) / height)] as const,
  );
  const isMoved = [own, ...children.map((one) => one.attributes)].some(
    (one) => one.transform,
  );
  const [dot, badge] = places;
  if (depth !== 1 || isMoved || places.length !== 2) return undefined;
  if (!dot || !badge || places.flat().some(Number.isNaN)) return undefined;
  return { id: own.id!.replace("pin-", ""), dot, badge };
}
