import { globSync, readFileSync, writeFileSync } from "node:fs";
import { readPalette } from "#compile/pictures/palette.ts";
import { readPicture } from "#compile/pictures/read-picture.ts";

/**
 * npm run recolor: writes the palette's colors by day into the `<style>` of the files of pictures/, so that Inkscape
 * and browsers show them. The site does not need it.
 */
const rule =
  /^( *)((?:\.[\w-]+)* )?\.([\w-]+) \{ (?:fill|stroke|stop-color): .*\}$/gm;
const colorsOf = readPalette();
for (const file of globSync("pictures/**/*.svg")) {
  const text = readFileSync(file, "utf8");
  const { light } = readPicture(file, text, colorsOf);
  const colored = text.replaceAll(
    rule,
    (written, indent: string, within: string | undefined, name: string) => {
      const classes = within?.trim().split(".").slice(1) ?? light.split(" ");
      const [day] = colorsOf(classes)[name] ?? [];
      const other = name.startsWith("sky-") ? "stop-color" : "stroke";
      return day
        ? `${indent}${within ?? ""}.${name} { fill: ${day}; ${other}: ${day} }`
        : written;
    },
  );
  if (colored !== text) writeFileSync(file, colored);
}
