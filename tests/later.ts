import { globSync } from "node:fs";

/**
 * Test files that npm test leaves to npm run test:touched, which .ci/run calls after it. Commands that name a file, and
 * npm run test:all, run them too. A file is here if it is about one part of the site or about a rare fault, or needs
 * packages that take longer to install than to use: Java and the whole browser.
 */

/**
 * Few changes touch the commands for leads, backups, erasures, releases and photographs. For the server's process
 * and the editor, npm test runs the tests of their parts.
 */
export const laterUnits = [
  "cli/leads.test.ts",
  "cli/leads/commands.test.ts",
  "cli/notice.test.ts",
  "compile/coming.test.ts",
  "editor/editor-app.test.ts",
  "editor/editor-config.test.ts",
  "scripts/photos/photos.test.ts",
  "server/main.test.ts",
  "server/removal/erase-address.test.ts",
  "server/removal/erasures.test.ts",
  "server/removal/purge-guard.test.ts",
  "server/store/migrations.test.ts",
  "server/store/postgres.test.ts",
];

const ofFaults = ["crash-points", "failing-disk", "releases"];

const paths = (folder: string, names: readonly string[]) =>
  names.map((name) => `tests/${folder}/${name}.test.ts`);

export const laterFaults = paths("faults", ofFaults);

/** npm test runs one page of each kind in them, and npm run test:touched the other pages. */
export const partlyLater = paths("e2e", [
  "every-page",
  "every-page-no-scripts",
]);

const inEveryRun = [
  ...partlyLater,
  ...paths("e2e", [
    "contact-errors",
    "contact-failure",
    "contact-form",
    "display-modes",
    "drawer",
    "no-scripts",
    "page-states",
    "served-pages",
    "theme",
  ]),
];

export const laterInBrowsers = globSync(
  "tests/{dev,e2e,engines}/*.test.ts",
).filter((file) => !inEveryRun.includes(file));
