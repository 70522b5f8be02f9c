import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { site } from "#content/site.ts";
import { allPages, pageAt, type Page } from "#app/content/pages.ts";
import { shareFile } from "#app/document/share-picture.ts";
import { keyOf, keyOfFiles, type Cache } from "#compile/build-cache.ts";
import { inThreads } from "./site-build/in-threads.ts";

/** A share picture to draw: its words, the name of its scene, and its name in the cache. */
export type SharePicture = {
  name: string;
  title: string;
  label: string;
  brand: string;
  scene: string;
};

/** What draws them: the pictures of other builds are the same. */
const drawing = [
  "art/**/*.*",
  "app/styles/tokens.css",
  "scripts/share-picture-thread.ts",
  "package-lock.json",
];

/** Draws the preview picture that other sites show for each listed page. */
export async function makeSharePictures(
  build: string,
  cache: Cache,
): Promise<string> {
  const pages = allPages().filter(({ isListed }) => isListed);
  const code = keyOfFiles(drawing);
  const pictures = pages.map((page): SharePicture => {
    const card = {
      title: page.heading!,
      label: page.label ?? site.tagline,
      brand: site.shortName,
      scene: sceneOf(page),
    };
    return { ...card, name: `share/${keyOf(code, JSON.stringify(card))}.png` };
  });
  const missing = pictures.filter(({ name }) => !cache.read(name));
  await inThreads(
    new URL("./share-picture-thread.ts", import.meta.url),
    missing,
    { given: missing },
  );
  for (const [index, { path }] of pages.entries()) {
    const file = `${build}/client${shareFile(path)}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, cache.read(pictures[index]!.name)!);
  }
  return `${missing.length} of ${pages.length} drawn`;
}

/** A page without a picture uses that of the page above it. */
const sceneOf = ({ path, scene }: Page): string =>
  scene ?? sceneOf(pageAt(path.replace(/\/[^/]*$/, "") || "/")!);
