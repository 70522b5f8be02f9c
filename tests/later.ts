/**
 * Test files that npm test leaves to npm run test:touched, which .ci/run calls after it. Commands that name a file, and
 * npm run test:all, run them too. A file is here if it is about one part of the site or about a rare fault, or needs
 * packages that take longer to install than to use: Java and the whole browser. A file that alone catches a mutant of
 * tests/runner/mutants.yaml is not.
 */
const inChromium = [
  "about",
  "accessibility-tree",
  "before-react",
  "blog-article",
  "blog-feed",
  "blog-list",
  "built-files",
  "carousels",
  "certificate-request",
  "checklist",
  "chosen-files",
  "claims",
  "compare",
  "coverage-finder",
  "customer-service",
  "cutaway",
  "drafts",
  "errors",
  "family-pages",
  "faq",
  "footer",
  "found",
  "form-signals",
  "hero-life",
  "home-numbers",
  "images",
  "jumps",
  "keyboard",
  "language-hint",
  "languages",
  "large-text",
  "islands",
  "layout-shift",
  "live",
  "long-messages",
  "notice",
  "offline-form",
  "older-browsers",
  "onboarding",
  "one-page-states",
  "page-clock",
  "paper",
  "phone-bar",
  "place",
  "portals",
  "portals-blocked",
  "reflow",
  "restored-scroll",
  "result-dialog",
  "search",
  "search-engines",
  "smaller-pictures",
  "subscribe-confirm",
  "tools",
  "translated",
  "valid-html",
  "visit-source",
  "weight",
  "whole-visit",
];

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

const ofFaults = [
  "backup",
  "crash-points",
  "exhaustion",
  "failing-disk",
  "postgres-crash",
  "releases",
  "smtp-outages",
  "unusable-store",
  "uploads",
];

const paths = (folder: string, names: readonly string[]) =>
  names.map((name) => `tests/${folder}/${name}.test.ts`);

export const laterFaults = paths("faults", ofFaults);

/** npm test runs one page of each kind in them, and npm run test:touched all. */
export const partlyLater = paths("e2e", [
  "every-page",
  "every-page-no-scripts",
]);

export const laterInBrowsers = [
  "tests/dev/dev.test.ts",
  "tests/engines/each-kind-of-page.test.ts",
  "tests/engines/journeys.test.ts",
  ...paths("e2e", inChromium),
];
