import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { keyOfFiles } from "#compile/build-cache.ts";
import { makeFonts } from "./make-fonts.ts";
import { makePictures } from "./make-pictures.ts";
import { makePhotos } from "./photos/make-photos.ts";

const fonts = ".generated/fonts";
/** What they are made from. */
const sources = [
  "scripts/{make-fonts,font-metrics}.ts",
  "content/*/ui.yaml",
  "package-lock.json",
];
/** The key of the sources from which they were made. */
const keyFile = ".generated/fonts.txt";

/** Makes pictures and fonts in .generated/, before the build and in development, unless they are there already. */
export async function makeAssets(): Promise<string> {
  const pictures = makePictures();
  const key = keyOfFiles(sources);
  if (
    existsSync(fonts) &&
    existsSync(keyFile) &&
    readFileSync(keyFile, "utf8") === key
  )
    return pictures;
  for (const path of [keyFile, fonts])
    rmSync(path, { recursive: true, force: true });
  await makeFonts(fonts);
  writeFileSync(keyFile, key);
  return `${pictures}, fonts made`;
}

/** Unit tests that render pages need all of them. */
if (import.meta.main) {
  await makeAssets();
  await makePhotos();
}
