import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: [
      "server/store/shared-postgres.fixture.ts",
      "server/small-build.fixture.ts",
    ],
    // A process for each file took half as long again. Tests clean up after themselves.
    isolate: false,
    // The store's tests wait for the disk. No test is about time: a busy machine may take as long as it needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // They wait for the disk a third of their time: on two cores two workers take 120 s, and four 99.
    maxWorkers: 4,
    include: [
      "{app,art,content,forms,queries,scripts,server}/**/*.test.{ts,tsx}",
    ],
  },
});
