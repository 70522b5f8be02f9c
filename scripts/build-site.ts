import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { PictureFacts } from "#app/content/picture.ts";
import { Cache, keyOf, keyOfFiles } from "#compile/build-cache.ts";
import { prerender } from "./site-build/prerender.ts";
import { secondsSince, step } from "./site-build/step.ts";
import { compressFiles } from "./compress-files.ts";
import { makeAssets } from "./make-assets.ts";
import { makeFeed } from "./make-feed.ts";
import { makeLlms } from "./make-llms.ts";
import { makePhotos } from "./photos/make-photos.ts";
import { makeSecurityTxt } from "./make-security-txt.ts";
import { makeSharePictures } from "./share/make-share-pictures.ts";
import { makeSitemap } from "./make-sitemap.ts";
import {
  buildEnvironment,
  forTests,
  sourcesHash,
  stampFile,
} from "./stale-build.ts";

const cache = new Cache();

/**
 * Builds the finished site into build/: pictures and fonts, the code, then pages and the files around them. The stamp
 * comes last, so that a build that fails or is killed is never served. `start` is when the command started. A build for
 * tests has no share pictures, its copies are compressed less, and the cache keeps those of the last whole build.
 */
export async function buildSite(
  start: Date,
  isForTests: boolean,
): Promise<void> {
  const hash = sourcesHash();
  rmSync("build", { recursive: true, force: true });
  await step("pictures and fonts", makeAssets);
  await step("photographs", makePhotos);
  const code = keyOf(keyOfFiles(bundled), buildEnvironment());
  await Promise.all([
    step("code and styles", () => bundle(`code/${code}`)),
    step("pictures compressed", () =>
      compressFiles(".generated/public", cache, {
        write: false,
        isQuick: isForTests,
      }),
    ),
  ]);
  // The server lets pictures with this version be cached forever.
  const { version } = JSON.parse(
    readFileSync(".generated/pictures.json", "utf8"),
  ) as PictureFacts;
  writeFileSync("build/pictures-version.txt", version);
  await step("pages", () => prerender(code));
  const filesAroundPages = () => {
    makeFeed("build");
    makeSitemap("build");
    makeLlms("build");
    makeSecurityTxt("build", new Date());
  };
  await Promise.all([
    isForTests ||
      step("share pictures", () => makeSharePictures("build", cache)),
    step("feed, sitemap, llms.txt, security.txt", filesAroundPages).then(() =>
      step("compressed copies", () =>
        compressFiles("build/client", cache, { isQuick: isForTests }),
      ),
    ),
  ]);
  if (!isForTests) cache.removeUnused(start);
  writeFileSync(stampFile, isForTests ? forTests(hash) : hash);
  console.log(`${secondsSince(start).padStart(8)}  in all`);
}

/**
 * Everything that Vite reads, and what renders pages. Articles and the pages of families are not in it: their loaders
 * read them.
 */
const bundled = [
  "{app,compile,forms,queries,tools,words}/**/*.*",
  ".generated/{bundled,fonts,public}/**/*.*",
  ".generated/site/**/*.{ts,tsx}",
  ".generated/site/routes.json",
  ".generated/pictures.json",
  "server/retention.ts",
  "server/http/renderer.ts",
  "scripts/{site-build/*,vite-plugins}.ts",
  "{package.json,package-lock.json,tsconfig.json,vite.config.ts}",
];

/** Builds the code and styles with Vite, or takes them from the last build if nothing that Vite reads has changed. */
async function bundle(name: string): Promise<string> {
  if (cache.copyFolder(name, "build")) return "kept";
  const vite = spawn("vite", ["build", "--app", "--logLevel", "error"], {
    stdio: "inherit",
  });
  const [status] = (await once(vite, "exit")) as [number | null];
  if (status !== 0) throw new Error("Vite's build failed");
  // Pictures and fonts that only pages name.
  cpSync("build/server/assets", "build/client/assets", {
    recursive: true,
    filter: (file) => !/\.(js|css)$/.test(file),
  });
  cache.writeFolder(name, "build");
  return "built";
}
