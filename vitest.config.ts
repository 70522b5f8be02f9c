import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The store's tests wait for the disk, and for PostgreSQL to start.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // They wait for the disk a third of their time: two leave two cores idle for as long (120 s against 99).
    maxWorkers: 4,
    include: [
      "{app,art,content,forms,queries,scripts,server}/**/*.test.{ts,tsx}",
    ],
  },
});
