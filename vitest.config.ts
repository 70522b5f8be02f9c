import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The store's tests wait for the disk, and for PostgreSQL to start.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
    include: [
      "{app,art,content,forms,queries,scripts,server}/**/*.test.{ts,tsx}",
    ],
  },
});
