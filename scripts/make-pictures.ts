import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { PictureFacts } from "#app/content/picture.ts";
import { Cache, keyOf, keyOfFiles } from "#compile/build-cache.ts";
import { ContentError, fileProblem } from "#compile/content-problem.ts";
import { cleanDrawing } from "#compile/pictures/clean-drawing.ts";
import { finishPicture } from "#compile/pictures/finish-picture.ts";
import { readPalette } from "#compile/pictures/palette.ts";
import { writeChanged } from "#compile/write-changed.ts";

/** What finishes pictures, whatever they show. */
const finishing = [
  "compile/brand-colors.ts",
  "compile/pictures/*.ts",
  "pictures/palette.yaml",
  "app/styles/tokens.css",
  "package-lock.json",
];

const factsFile = ".generated/pictures.json";

/**
 * Finishes every picture of pictures/: /images/<its path>, or .generated/bundled for those whose address has a hash
 * because components import them. Writes .generated/pictures.json. What the cache has is not finished again.
 */
export function makePictures(cache: Cache = new Cache()): string {
  const colorsOf = readPalette();
  const code = keyOfFiles(finishing);
  const files = globSync("pictures/**/*.svg").toSorted();
  let finished = 0;
  const pictures = files.map((path) => {
    const text = readFileSync(path, "utf8");
    const made = cache.json(`pictures/${keyOf(code, path, text)}.json`, () => {
      finished += 1;
      return finishPicture(path, text, colorsOf);
    });
    return { ...made, file: path.replace("pictures/", "") };
  });
  const problems = pictures.flatMap((one) => one.problems);
  if (problems.length > 0) throw new ContentError(problems);

  const svgs: Record<string, string> = {};
  const facts: PictureFacts = { version: "", sizes: {}, pins: {} };
  for (const { file, svg, source } of pictures) {
    if (file === "logo.svg")
      for (const folder of ["public", "bundled"])
        svgs[`${folder}/favicon.svg`] = inSquare(svg);
    if (file.startsWith("bundled/")) svgs[file] = svg;
    else {
      svgs[`public/images/${file}`] = svg;
      for (const { id, width, height } of [
        { id: "", ...source },
        ...source.views,
      ])
        if (width)
          facts.sizes[`/images/${file}${id && `#${id}`}`] = [width, height];
    }
    const [, cutaway] = /^cutaways\/(.+)\.svg$/.exec(file) ?? [];
    if (cutaway) facts.pins[cutaway] = source.pins;
  }
  // Those that the office uploaded.
  for (const file of globSync("content/media/*.svg").toSorted()) {
    const { problem, svg, width, height } = cleanDrawing(
      readFileSync(file, "utf8"),
    );
    if (problem) throw new ContentError([fileProblem(file, problem)]);
    const address = `/images/${file.replace("content/", "")}`;
    svgs[`public${address}`] = svg;
    facts.sizes[address] = [width, height];
  }
  for (const [path, svg] of Object.entries(svgs))
    writeChanged(`.generated/${path}`, svg);
  for (const file of globSync("{public,bundled}/**/*.svg", {
    cwd: ".generated",
  }))
    if (!(file in svgs)) rmSync(`.generated/${file}`);
  const hash = createHash("sha256").update(JSON.stringify(svgs));
  facts.version = hash.digest("hex").slice(0, 6);
  const { photos } = existsSync(factsFile)
    ? (JSON.parse(readFileSync(factsFile, "utf8")) as PictureFacts)
    : {};
  writeFileSync(factsFile, JSON.stringify({ ...facts, photos }));
  return `${finished} of ${files.length} finished`;
}

/** The logo, or its `<view id="icon">`, in the middle of a square, as a browser's tab shows it. */
function inSquare(svg: string): string {
  const [, box] =
    /<view id="icon" viewBox="([^"]*)"/.exec(svg) ??
    /viewBox="([^"]*)"/.exec(svg)!;
  const [x = 0, y = 0, width = 0, height = 0] = box!.split(" ").map(Number);
  const side = Math.max(width, height);
  const square = [x + (width - side) / 2, y + (height - side) / 2, side, side];
  return svg
    .replace(/viewBox="[^"]*"/, `viewBox="${square.join(" ")}"`)
    .replace(/width="[^"]*"/, `width="${side}"`)
    .replace(/height="[^"]*"/, `height="${side}"`);
}
