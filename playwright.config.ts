import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { EngineName } from "./tests/engines/test.ts";
import { laterInBrowsers } from "./tests/later.ts";
import { findChromium, findHeadlessShell } from "./tests/runner/programs.ts";

const port = Number(process.env.TEST_PORT ?? 3417);
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), "sabine-ridge-"));

// Found once: workers get the environment. npm test leaves what needs the whole browser to npm run test:touched.
const shell = process.env.HEADLESS_SHELL ?? (await findHeadlessShell());
if (!shell || process.env.TESTS !== "short")
  process.env.CHROMIUM ??= await findChromium();
process.env.HEADLESS_SHELL = shell ?? process.env.CHROMIUM;

export default defineConfig<object, { engineName: EngineName }>({
  // npm run test:all runs every test.
  ...(process.env.TESTS !== "all" && {
    grepInvert: process.env.TESTS === "short" ? /@long|@later/ : /@long/,
  }),
  projects: [
    // The files with the longest tests come first, so that short ones keep all workers busy at the end.
    {
      name: "dev",
      testDir: "tests/dev",
      // A page is compiled when it is first asked for: on a busy machine a search took more than 15 seconds.
      expect: { timeout: 60_000 },
    },
    { name: "editor", testDir: "tests/editor" },
    // One worker each: starting these browsers takes longer than most of their tests.
    {
      name: "firefox",
      testDir: "tests/engines",
      workers: 1,
      use: { engineName: "firefox" },
    },
    {
      name: "webkit",
      testDir: "tests/engines",
      workers: 1,
      use: { engineName: "webkit" },
    },
    {
      // Only for npm run test:all and npm run test:orca.
      name: "orca",
      testDir: "tests/orca",
      workers: 1,
      use: { engineName: "orca" },
    },
    { name: "chromium", testDir: "tests/e2e" },
    {
      // Only for tests/runner/pictures.ts, which takes the pictures to compare with first.
      name: "pictures",
      testDir: "tests/pictures",
      snapshotPathTemplate: "test-results/pictures/{arg}{ext}",
    },
  ],
  testMatch: "**/*.test.ts",
  ...(process.env.TESTS === "short" && {
    testIgnore: laterInBrowsers.map((file) => `**/${file}`),
  }),
  // Playwright empties this folder at start, so the reports are next to it, not in it.
  outputDir: "test-results/browser",
  fullyParallel: true,
  // Each waits some of its time: two would leave two cores idle for a tenth of it.
  workers: 3,
  // For a busy machine; a test that hangs fails sooner by its own limit.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Failures come last, so they are at the end of a long log.
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL,
      // Playwright's own defaults; --no-sandbox because containers run as root.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        // Letter widths come from the font on every machine, so lines break in the same places.
        "--font-render-hinting=none",
        // No spare process for a next page: a test opens only one, and the spares cost a tenth of the time.
        "--renderer-process-limit=1",
      ],
    },
  },
  webServer: {
    command: "node server/main.ts",
    cwd: process.env.SITE ?? ".",
    url: `http://localhost:${port}/`,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.TEST_DATA_DIR,
      // All tests post from one address.
      RATE_LIMIT_PER_ADDRESS: "100000",
      RATE_LIMIT_TOTAL: "100000",
    },
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
