import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { writeBuild } from "./app.fixture.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of a small build that no test changes. */
    smallBuild: string;
  }
}

/** Runs before all unit tests: one build serves all of them. */
export default function setUp({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-build-"));
  writeBuild(folder);
  provide("smallBuild", folder);
  return () => rmSync(folder, { recursive: true });
}
