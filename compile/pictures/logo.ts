import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DayAndNight } from "../brand-colors.ts";
import { readPalette } from "./palette.ts";

const file = join(import.meta.dirname, "../../pictures/logo.svg");

export type Logo = {
  width: number;
  height: number;
  /** Its SVG elements. */
  shapes: string;
  /** Whether the name is part of it, in `<g id="wordmark">`. */
  hasName: boolean;
};

/** pictures/logo.svg with its colors as `paint` writes them, for where no style sheet belongs to it. */
export function logo(paint: (color: DayAndNight) => string): Logo {
  const text = readFileSync(file, "utf8");
  const colors = readPalette()([]);
  const [, , width = 0, height = 0] =
    /<svg[^>]* viewBox="([^"]*)"/.exec(text)?.[1]?.split(" ").map(Number) ?? [];
  const shapes = text
    .replaceAll(
      /<!--.*?-->|<(title|style)>.*?<\/\1>|<\/?svg[^>]*>|<view[^>]*>/gs,
      "",
    )
    .replaceAll(
      /class="([\w-]+)( line)?"/g,
      (_, name: string, line?: string) => {
        const color = paint(colors[name]!);
        return line ? `fill="none" stroke="${color}"` : `fill="${color}"`;
      },
    )
    .replaceAll(/\s*\n\s*/g, " ");
  return { width, height, shapes, hasName: text.includes('id="wordmark"') };
}
