import { defineConfig } from "vitest/config";

// One file after the other: each fault has the machine to itself, for many of them are about time.
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.test.ts"],
    fileParallelism: false,
    maxConcurrency: 16,
    testTimeout: process.env.FAULTS === "long" ? 1_800_000 : 60_000,
  },
});
