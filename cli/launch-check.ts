import { parseArgs } from "node:util";
import { readContent } from "./launch/content-file.ts";
import { findInContent } from "./launch/find-in-content.ts";
import { findInEnvironment } from "./launch/find-in-environment.ts";
import type { Finding } from "./launch/finding.ts";

/**
 * npm run launch-check [-- --json]: everything that must be replaced or filled in before the site opens for real.
 * Exits with 1 until nothing is left. Nothing else fails because of it.
 */
const { json } = parseArgs({
  options: { json: { type: "boolean", default: false } },
}).values;

const content = await readContent("content");
const findings = [
  ...content.flatMap(findInContent),
  ...findInEnvironment(process.env),
];
if (json) console.log(JSON.stringify(findings, null, 2));
else print(findings);
process.exitCode = findings.length > 0 ? 1 : 0;

function print(all: Finding[]) {
  if (all.length === 0) {
    console.log("Nothing is left to replace.");
    return;
  }
  const places = Object.entries(Object.groupBy(all, ({ place }) => place));
  for (const [place, some = []] of places) {
    console.log(place);
    const width = Math.max(...some.map(({ path }) => path.length));
    for (const { path, problem } of some)
      console.log(`  ${path.padEnd(width)}  ${problem}`);
    console.log();
  }
  console.log(
    `${all.length} to replace or fill in, in ${places.length} places.`,
  );
}
