import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { scenes } from "#art/scenes.ts";
import { site } from "#content/site.ts";
import type { PageFacts } from "#app/document/page-record.ts";
import { shareFile } from "#app/document/share-picture.ts";
import { keyOf, keyOfFiles, type Cache } from "#compile/build-cache.ts";
import { inThreads } from "./site-build/in-threads.ts";
import { indexablePages } from "./built-pages.ts";

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
  "scripts/share-picture-thread.ts",
  "package-lock.json",
];

/** Draws the preview picture that other sites show for each listed page. */
export async function makeSharePictures(
  build: string,
  cache: Cache,
): Promise<string> {
  const pages = indexablePages(build).filter(({ url }) => !new URL(url).search);
  const byPath = new Map(
    pages.map((page) => [new URL(page.url).pathname, page]),
  );
  const code = keyOfFiles(drawing);
  const pictures = pages.map((page): SharePicture => {
    const { heading = "", label = site.tagline } = page;
    const card = {
      title: heading,
      label,
      brand: site.shortName,
      scene: sceneName(page, byPath),
    };
    return { ...card, name: `share/${keyOf(code, JSON.stringify(card))}.png` };
  });
  const missing = pictures.filter(({ name }) => !cache.read(name));
  await inThreads(
    new URL("./share-picture-thread.ts", import.meta.url),
    missing,
    { given: missing },
  );
  for (const [index, { url }] of pages.entries()) {
    const file = `${build}/client${shareFile(new URL(url).pathname)}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, cache.read(pictures[index]!.name)!);
  }
  return `${missing.length} of ${pages.length} drawn`;
}

/** A page without a picture uses that of its parent page. */
function sceneName(
  { url, scene }: PageFacts,
  byPath: ReadonlyMap<string, PageFacts>,
): string {
  if (scene && scene in scenes) return scene;
  if (scene) throw new Error(`${url}: its picture is not a scene of art/`);
  const above = new URL(url).pathname.replace(/\/[^/]*$/, "");
  const parent = byPath.get(above || "/");
  if (!parent) throw new Error(`${url}: it has no parent page`);
  return sceneName(parent, byPath);
}
