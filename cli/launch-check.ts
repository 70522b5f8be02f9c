import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { compileContentOrExit } from "#compile/compile-content.ts";
import { findInContent } from "./launch/find-in-content.ts";
import type { Finding } from "./launch/finding.ts";
import { unpinnedImages } from "./launch/unpinned-images.ts";
import { columns } from "./columns.ts";

/**
 * npm run launch-check [-- --json]: lists everything to replace or fill in before launch. Exits with 1 until nothing
 * is left. With `--release`, as `npm run release` calls it, lists and counts only what a live site must not lack.
 */
const { json, release } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    release: { type: "boolean", default: false },
  },
}).values;

// The defaults of settings are in content/, whose modules a new clone does not have yet.
if (!existsSync(".generated/site")) compileContentOrExit();
const { findInEnvironment } = await import("./launch/find-in-environment.ts");

const found = [...findInContent("content"), ...findInEnvironment(process.env)];
const findings = release ? found.filter(({ stops }) => stops) : found;
if (json) console.log(JSON.stringify(findings, null, 2));
else print(findings);
if (found.length > findings.length)
  console.log(
    `${found.length - findings.length} more can wait: npm run launch-check`,
  );
const images = unpinnedImages();
if (!json && !release && images.length > 0)
  console.log(
    `For containers, deploy/pin-images.sh pins ${images.join(", ")} by digest.`,
  );
process.exitCode = findings.length > 0 ? 1 : 0;

function print(all: Finding[]) {
  if (all.length === 0) {
    console.log("Nothing is left to replace.");
    return;
  }
  const places = Object.entries(Object.groupBy(all, ({ place }) => place));
  for (const [place, some = []] of places) {
    const rows = some.map(({ line, path, problem }) => [
      line ? `${place}:${line}` : place,
      path,
      problem,
    ]);
    // Each problem in full.
    console.log(`${columns(rows, Infinity).join("\n")}\n`);
  }
  console.log(
    `${all.length} to replace or fill in, in ${places.length} places.`,
  );
}
