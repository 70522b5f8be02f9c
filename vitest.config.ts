import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compileContent } from "#compile/compile-content.ts";
import { short } from "./tests/faults/mode.ts";
import { laterUnits } from "./tests/later.ts";

compileContent();

export default defineConfig({
  plugins: [withoutBuild()],
  test: {
    globalSetup: [
      "server/store/shared-postgres.fixture.ts",
      "server/small-build.fixture.ts",
    ],
    exclude: ["**/node_modules/**", ...(short ? laterUnits : [])],
    // One process per file took half as long again. Tests clean up after themselves.
    isolate: false,
    // The store's tests wait for the disk. No test measures time, so a busy machine may take as long as it needs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // They wait for the disk a third of their time: on two cores two workers take 75 s, three 61 and four 68.
    maxWorkers: 3,
    include: [
      "{app,cli,compile,editor,forms,queries,scripts,server,tests/runner,tools,words}/**/*.test.{ts,tsx}",
    ],
  },
});

/**
 * Components render before there is a build, so generated files are represented by a name, and scripts are not
 * minified.
 */
function withoutBuild(): Plugin {
  return {
    name: "without-build",
    enforce: "pre",
    resolveId: {
      filter: { id: /\/\.generated\/(?!site\/)/ },
      handler: () => "\0generated",
    },
    load: {
      filter: { id: /^\0generated$|\?minified$/ },
      handler(id) {
        const [file = ""] = id.split("?");
        const text = file === "\0generated" ? "generated" : read(file);
        return `export default ${JSON.stringify(text)}`;
      },
    },
  };
}

const read = (file: string) => readFileSync(file, "utf8");
