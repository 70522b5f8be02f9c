import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { edits, editsTogether } from "../edits/edits.ts";
import { printWarnings } from "../warnings.ts";
import { copyWithCache } from "./copy-with-cache.ts";
import { noteGreen } from "./last-green.ts";
import { seconds } from "./suite.ts";

/**
 * Applies the edits of tests/edits/edits.ts to copies of this repository and runs the checks that words can affect:
 * types, build, unit tests, and browser tests of pages, lists and forms in Chromium. Left out are formatting, lint, the
 * fault tests, other browsers, and the unit tests of the server, `npm run leads` and `npm run notice` that read no
 * content. CI runs it once a day, and when the rules of content/ have changed (test-touched.ts).
 *
 *   npm run test:edits                         in two copies, unless edits contradict each other
 *   npm run test:edits -- each                 every edit in a separate copy
 *   npm run test:edits -- "one article more"   only this edit
 */
const chosen = process.argv.slice(2);
const runs =
  chosen.length === 0
    ? editsTogether
    : chosen[0] === "each"
      ? Object.keys(edits).map((name) => [name])
      : chosen.map((name) => [name]);
const unknown = runs.flat().filter((name) => !edits[name]);
if (unknown.length > 0) {
  console.error(
    `There is no edit called ${unknown.join(", ")}. The edits are:`,
  );
  for (const name of Object.keys(edits)) console.error(`  ${name}`);
  process.exit(1);
}

/** Browser tests that count or name what is in content/. The others take its words, whatever they are. */
const ofWords = [
  "every-page",
  "page-states",
  "blog-list",
  "carousels",
  "claims",
  "compare",
  "contact-errors",
  "coverage-finder",
  "cutaway",
  "family-pages",
  "faq",
  "home-numbers",
  "no-scripts",
  "served-pages",
].map((name) => `e2e/${name}.test`);

const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  [process.execPath, "compile/compile-content.ts"],
  ["tsc", "--noEmit"],
  [process.execPath, "scripts/build.ts", "--for-tests"],
  [
    "vitest",
    "run",
    "--reporter=dot",
    "--exclude=server/**",
    "--exclude=cli/leads**",
    "--exclude=cli/notice**",
  ],
  // The server tests that read content.
  [
    "vitest",
    "run",
    "--reporter=dot",
    "server/config",
    "server/outbox/mail/smtp",
  ],
  ["playwright", "test", "--project=chromium", ...ofWords],
];

const results: { name: string; failed?: string; took: string }[] = [];
for (const names of runs) {
  const name = names.join(", ");
  console.log(`\n== ${name}`);
  const start = performance.now();
  const copy = await copyWithCache();
  try {
    for (const each of names) edits[each]!(copy);
    const failed = steps.find(
      ([command, ...args]) =>
        spawnSync(command, args, { cwd: copy, stdio: "inherit" }).status !== 0,
    );
    printWarnings(copy);
    results.push({
      name,
      ...(failed && { failed: failed.slice(0, 2).join(" ") }),
      took: seconds(start),
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

console.log();
for (const { name, failed, took } of results)
  console.log(`${failed ? `failed in ${failed}` : "ok"}: ${name} (${took} s)`);
if (results.some(({ failed }) => failed)) process.exitCode = 1;
else if (chosen.length === 0) noteGreen("test:edits");
