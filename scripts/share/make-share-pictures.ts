import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { site } from "#content/site.ts";
import { allPages, pageAt, type Page } from "#app/content/pages.ts";
import { shareFile } from "#app/document/share-picture.ts";
import { keyOf, keyOfFiles, type Cache } from "#compile/build-cache.ts";
import { readPicture } from "#compile/pictures/read-picture.ts";
import { readPalette, weathers } from "#compile/pictures/palette.ts";
import { inThreads } from "../site-build/in-threads.ts";
import type { ShareCard } from "./share-card.ts";

/** A share picture to draw, and its name in the cache. */
export type SharePicture = ShareCard & { name: string };

/** What draws them: the pictures of other builds are the same. */
const drawing = [
  "app/styles/tokens.css",
  "compile/pictures/logo.ts",
  "pictures/{logo.svg,palette.yaml}",
  "scripts/share/*.ts",
  "package-lock.json",
];

/** Draws the preview picture that other sites show for each listed page. */
export async function makeSharePictures(
  build: string,
  cache: Cache,
): Promise<string> {
  const pages = allPages().filter(({ isListed }) => isListed);
  const code = keyOfFiles(drawing);
  const colorsOf = readPalette();
  const scenes = new Map(
    [...new Set(pages.map(sceneOf))].map((scene) => {
      const file = `scenes/${scene}-card.svg`;
      const drawn = readFileSync(`pictures/${file}`, "utf8");
      const { source } = readPicture(file, drawn, colorsOf);
      const { light } = source.lights[0]!;
      const colors = colorsOf(light.split(" "));
      const isGray = weathers.some((weather) => light.includes(weather));
      const parts = {
        picture: readFileSync(`.generated/public/images/${file}`, "utf8"),
        sky: colors[isGray ? "cloud" : "sky-top"]![0],
        hills: [colors["ridge-3"]![0], colors.ground![0]] as const,
      };
      return [scene, parts];
    }),
  );
  const pictures = pages.map((page): SharePicture => {
    const card = {
      title: page.heading!,
      label: page.label ?? site.tagline,
      brand: site.shortName,
      ...scenes.get(sceneOf(page))!,
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
