import { defineConfig } from "vitest/config";
import { long, short } from "./tests/faults/mode.ts";
import { laterFaults } from "./tests/later.ts";

// The long form runs the tests one after another, because many faults are about time. The short form saves time
// instead.
export default defineConfig({
  test: {
    include: ["tests/faults/**/*.test.ts"],
    exclude: short ? laterFaults : [],
    globalSetup: "tests/faults/set-up.ts",
    fileParallelism: !long,
    // They wait a third of their time: on two cores two workers take 98 s, and three 73 to 85.
    maxWorkers: 3,
    maxConcurrency: 16,
    testTimeout: long ? 1_800_000 : 120_000,
  },
});
