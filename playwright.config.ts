import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import type { EngineName } from "./tests/engines/test.ts";

const port = Number(process.env.TEST_PORT ?? 3417);
process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), "sabine-ridge-"));

export default defineConfig<object, { engineName: EngineName }>({
  // npm run test:all wants every test.
  ...(process.env.TESTS !== "all" && { grepInvert: /@long/ }),
  projects: [
    // Those with the longest tests first: at the end short ones keep all workers busy.
    { name: "dev", testDir: "tests/dev" },
    { name: "editor", testDir: "tests/editor" },
    {
      name: "firefox",
      testDir: "tests/engines",
      use: { engineName: "firefox" },
    },
    {
      name: "webkit",
      testDir: "tests/engines",
      use: { engineName: "webkit" },
    },
    { name: "chromium", testDir: "tests/e2e" },
    {
      // Only for tests/runner/pictures.ts, which takes what it compares with first.
      name: "pictures",
      testDir: "tests/pictures",
      snapshotPathTemplate: "test-results/pictures/{arg}{ext}",
    },
  ],
  testMatch: "**/*.test.ts",
  // Playwright empties this folder at its start: the reports lie beside it, not in it.
  outputDir: "test-results/browser",
  fullyParallel: true,
  // Each waits a little of its time: two would leave two cores idle for a tenth of it.
  workers: 3,
  // On a machine that does much else besides; a test that waits for nothing in particular fails sooner by its own.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // Failures come last, so that the end of a long log shows them.
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL ?? process.env.CHROMIUM,
      // What Playwright adds of its own; --no-sandbox because containers run as root.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        // Letters as wide as the font says, whatever the machine: lines break in the same places.
        "--font-render-hinting=none",
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
