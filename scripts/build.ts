import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { picturesVersion } from "#art/pictures-version.ts";
import notice from "#content/notice.ts";
import { buildNotice } from "./build-notice.ts";
import { describePages } from "./describe-pages.ts";
import { finishPages } from "./finish-pages.ts";
import { makeFeed } from "./make-feed.ts";
import { makeFinder } from "./make-finder.ts";
import { makeLlms } from "./make-llms.ts";
import { makeSearch } from "./make-search.ts";
import { makeAssets } from "./make-assets.ts";
import { makeSecurityTxt } from "./make-security-txt.ts";
import { makeSitemap } from "./make-sitemap.ts";
import { compressFiles } from "./compress-files.ts";
import { sourcesHash, stampFile } from "./stale-build.ts";

/** Builds the finished site into build/: pictures and fonts, then pages, then what stands around them. */
const hash = sourcesHash();
rmSync("build", { recursive: true, force: true });
await makeAssets();
execFileSync("react-router", ["build", "--logLevel", "warn"], {
  stdio: "inherit",
});
await finishPages("build/client");
await describePages("build");
// The server lets pictures of this version be kept forever.
writeFileSync(
  "build/pictures-version.txt",
  picturesVersion(".generated/public"),
);
// A process of its own: Vite brings React for development with it, and the page is filled with the other one.
execFileSync(process.execPath, ["scripts/build-answers.ts"], {
  stdio: "inherit",
});
await makeSearch("build");
await makeFinder("build");
makeFeed("build");
makeSitemap("build");
makeLlms("build");
makeSecurityTxt("build", new Date());
const noticed = buildNotice("build", notice, new Date());
for (const folder of ["build", ...(noticed ? [noticed] : [])])
  await compressFiles(`${folder}/client`);
writeFileSync(stampFile, hash);
