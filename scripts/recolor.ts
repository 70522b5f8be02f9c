import { globSync, readFileSync, writeFileSync } from "node:fs";
import { readPalette } from "#compile/pictures/palette.ts";
import { readPicture } from "#compile/pictures/read-picture.ts";
import { dayStyle } from "#compile/pictures/theme.ts";

/**
 * npm run recolor: writes the palette's colors by day into the files of pictures/, so that Inkscape and browsers show
 * them. The site does not need it.
 */
const last = "</style>";
const colorsOf = readPalette();
for (const file of globSync("pictures/**/*.svg")) {
  const text = readFileSync(file, "utf8");
  const { source } = readPicture(file, text, colorsOf);
  const style = `<style>\n${dayStyle(source.lights, colorsOf)}  ${last}`;
  const start = text.indexOf("<style>");
  const end = text.indexOf(last, start) + last.length;
  if (start >= 0)
    writeFileSync(file, text.slice(0, start) + style + text.slice(end));
}
