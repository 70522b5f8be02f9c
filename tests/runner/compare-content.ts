import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildIsStale } from "../../scripts/stale-build.ts";
import { buildCommit, run } from "./build-commit.ts";
import { differences, wordsOfBuild } from "./words-of-build.ts";

/**
 * npm run content:compare [-- COMMIT]: compares the text of the pages and of the files for machines with that of
 * COMMIT (the last commit by default), word for word. Prints the differences and fails if there are any. Does not
 * compare text that only scripts contain, such as error messages of forms, or answers to a query.
 */
const commit = process.argv[2] ?? "HEAD";
const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-words-"));
try {
  buildCommit(commit, folder);
  if (buildIsStale()) run(process.execPath, ["scripts/build.ts"]);
  const before = wordsOfBuild(`${folder}/build/client`);
  const after = wordsOfBuild("build/client");
  const found = differences(before, after);
  for (const { lines, places } of found) {
    const more = places.length > 3 ? ` and ${places.length - 3} more` : "";
    console.log(`\n${places.slice(0, 3).join(", ")}${more}`);
    for (const line of lines) console.log(`  ${line}`);
  }
  const changed = new Set(found.flatMap(({ places }) => places));
  console.log(
    `\n${after.size} pages and files read: ${found.length} differences on ${changed.size} of them`,
  );
  if (found.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
