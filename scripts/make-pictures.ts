import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import type { PictureFacts } from "#app/content/picture.ts";
import { Cache, keyOf, keyOfFiles } from "#compile/build-cache.ts";
import { ContentError } from "#compile/content-problem.ts";
import { finishPicture } from "#compile/pictures/finish-picture.ts";
import { readPalette } from "#compile/pictures/palette.ts";

/** What finishes pictures, whatever they show. */
const finishing = [
  "compile/brand-colors.ts",
  "compile/pictures/*.ts",
  "pictures/palette.yaml",
  "app/styles/tokens.css",
  "package-lock.json",
];

const out = ".generated/public";

/**
 * Finishes every picture of pictures/: /images/<its path>, or .generated/bundled for those whose address has a hash
 * because components import them. Writes .generated/pictures.json. What the cache has is not finished again.
 */
export function makePictures(cache: Cache = new Cache()): string {
  const colorsOf = readPalette();
  const code = keyOfFiles(finishing);
  const files = globSync("pictures/**/*.svg").toSorted();
  // Those that the office uploaded.
  files.push(...globSync("content/media/*.svg").toSorted());
  let finished = 0;
  const pictures = files.map((path) => {
    const text = readFileSync(path, "utf8");
    const file = path.replace(/^(pictures|content)\//, "");
    const made = cache.json(`pictures/${keyOf(code, path, text)}.json`, () => {
      finished += 1;
      const { source, problems, svg } = finishPicture(path, text, colorsOf);
      const { width, height, views, pins } = source;
      return { width, height, views, pins, problems, svg };
    });
    return { ...made, file };
  });
  const problems = pictures.flatMap((one) => one.problems);
  if (problems.length > 0) throw new ContentError(problems);

  const written = new Set<string>();
  const write = (path: string, svg: string) => {
    written.add(path);
    // What is the same stays as it is, for those that watch or compress it.
    if (existsSync(path) && readFileSync(path, "utf8") === svg) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg);
  };
  const hash = createHash("sha256");
  const sizes: Record<string, [number, number]> = {};
  const placed: Record<string, PictureFacts["pins"][string]> = {};
  for (const { file, svg, width, height, views, pins } of pictures) {
    if (file === "logo.svg")
      for (const path of [
        `${out}/favicon.svg`,
        ".generated/bundled/favicon.svg",
      ])
        write(path, inSquare(svg, width!, height!));
    if (file.startsWith("bundled/")) {
      write(`.generated/${file}`, svg);
      continue;
    }
    const address = `/images/${file}`;
    write(`${out}${address}`, svg);
    hash.update(address).update(svg);
    if (width && height) sizes[address] = [width, height];
    for (const { id, width: wide, height: high } of views)
      sizes[`${address}#${id}`] = [wide, high];
    const [, cutaway] = /^cutaways\/(.+)\.svg$/.exec(file) ?? [];
    if (cutaway) placed[cutaway] = pins;
  }
  for (const file of globSync(`{${out},.generated/bundled}/**/*.svg`))
    if (!written.has(file)) rmSync(file);
  const factsFile = ".generated/pictures.json";
  const { photos } = existsSync(factsFile)
    ? (JSON.parse(readFileSync(factsFile, "utf8")) as PictureFacts)
    : {};
  const version = hash.digest("hex").slice(0, 6);
  writeFileSync(
    factsFile,
    JSON.stringify({ version, sizes, pins: placed, photos }),
  );
  return `${finished} of ${files.length} finished`;
}

/** The logo in the middle of a square, as a browser's tab shows it. */
function inSquare(svg: string, width: number, height: number): string {
  const side = Math.max(width, height);
  const box = [(width - side) / 2, (height - side) / 2, side, side];
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${box.join(" ")}"`)
    .replace(/width="[^"]*"/, `width="${side}"`)
    .replace(/height="[^"]*"/, `height="${side}"`);
}
