import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The store's tests wait for the disk, and for PostgreSQL to start.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    include: [
      "{app,art,content,forms,queries,scripts,server}/**/*.test.{ts,tsx}",
    ],
  },
});
