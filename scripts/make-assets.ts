import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { drawPictures } from "#art/draw-pictures.ts";
import { drawTopicIcons } from "#art/topic-icons.ts";
import { keyOfFiles } from "#compile/build-cache.ts";
import { pictureFacts } from "./picture-facts.ts";
import { makeFonts } from "./make-fonts.ts";

const folders = ["public", "icons", "images", "fonts"].map(
  (name) => `.generated/${name}`,
);

/** What they are made from. */
const sources = [
  "art/**/*.*",
  "app/ui/*.ts",
  "app/styles/tokens.css",
  ".generated/site/**/*.ts",
  "scripts/{make-assets,make-fonts,picture-facts}.ts",
  "package-lock.json",
];

/** The key of the sources from which the folders were made. */
const keyFile = ".generated/assets.txt";

/**
 * Generates pictures, icons and fonts in .generated/, before the build and in development, unless they are there
 * already. Returns "kept" or "made".
 */
export async function makeAssets(): Promise<string> {
  const key = keyOfFiles(sources);
  if (
    existsSync(keyFile) &&
    readFileSync(keyFile, "utf8") === key &&
    folders.every((folder) => existsSync(folder))
  )
    return "kept";
  for (const path of [keyFile, ...folders])
    rmSync(path, { recursive: true, force: true });
  await drawPictures(".generated/public");
  drawTopicIcons(".generated/icons");
  await makeFonts(".generated/fonts");
  writeFileSync(
    ".generated/pictures.json",
    JSON.stringify(pictureFacts(".generated/public")),
  );
  writeFileSync(keyFile, key);
  return "made";
}

if (import.meta.main) await makeAssets();
