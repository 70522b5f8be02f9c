import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { picturesVersion } from "#art/pictures-version.ts";
import { compressFiles } from "./compress-files.ts";
import { makeAssets } from "./make-assets.ts";
import { makeFeed } from "./make-feed.ts";
import { makeLlms } from "./make-llms.ts";
import { makeSecurityTxt } from "./make-security-txt.ts";
import { makeSharePictures } from "./make-share-pictures.ts";
import { makeSitemap } from "./make-sitemap.ts";
import { sourcesHash, stampFile } from "./stale-build.ts";

/** Builds the finished site into build/: pictures and fonts, then pages, then the files around them. */
export async function buildSite(): Promise<void> {
  const hash = sourcesHash();
  rmSync("build", { recursive: true, force: true });
  await makeAssets();
  execFileSync("react-router", ["build", "--logLevel", "error"], {
    stdio: "inherit",
  });
  // The server lets pictures with this version be cached forever.
  writeFileSync(
    "build/pictures-version.txt",
    picturesVersion(".generated/public"),
  );
  await makeSharePictures("build");
  makeFeed("build");
  makeSitemap("build");
  makeLlms("build");
  makeSecurityTxt("build", new Date());
  await compressFiles("build/client");
  writeFileSync(stampFile, hash);
}
