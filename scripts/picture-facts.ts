import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { PictureFacts } from "#app/content/picture.ts";
import { placePins } from "#art/cutaway.ts";
import { cutaways } from "#art/cutaways.ts";

export function pictureFacts(folder: string): PictureFacts {
  const hash = createHash("sha256");
  const sizes: Record<string, [number, number]> = {};
  for (const file of globSync("**/*.svg", { cwd: folder }).toSorted()) {
    const svg = readFileSync(`${folder}/${file}`, "utf8");
    hash.update(file).update(svg);
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    if (width) sizes[`/${file}`] = [Number(width), Number(height)];
    for (const [, id, wide, high] of svg.matchAll(
      /<view id="([\w-]+)" viewBox="\d+ \d+ (\d+) (\d+)"/g,
    ))
      sizes[`/${file}#${id}`] = [Number(wide), Number(high)];
  }
  return {
    version: hash.digest("hex").slice(0, 6),
    sizes,
    pins: Object.fromEntries(
      Object.entries(cutaways).map(([name, drawing]) => [
        name,
        placePins(drawing),
      ]),
    ),
  };
}
