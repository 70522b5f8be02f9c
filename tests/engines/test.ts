import { test as base, expect } from "@playwright/test";
import { findFirefox, findOrca, findWebKit } from "../runner/programs.ts";
import { startOrca } from "../orca/orca.ts";
import { startFirefox } from "./firefox.ts";
import type { Engine, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

/** Orca reads what Firefox shows. */
export type EngineName = "firefox" | "webkit" | "orca";

/**
 * The tests' own `test`: one visitor in the project's engine. Its tests are skipped if the engine is not installed.
 * An error logged or thrown by a page fails the test, except those in `expectedErrors`.
 */
export const test = base.extend<
  { visitor: Visitor; expectedErrors: RegExp[] },
  { engineName: EngineName; engine: Engine | undefined }
>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use, { project, workerIndex }) => {
      const baseURL = project.use.baseURL ?? "";
      const log = `${project.outputDir}/${engineName}-${workerIndex}.txt`;
      const engine = await start(engineName, baseURL, log);
      await use(engine);
      await engine?.close();
    },
    { scope: "worker" },
  ],
  expectedErrors: [async ({}, use) => use([]), { option: true }],
  visitor: async ({ engine, engineName, expectedErrors }, use, testInfo) => {
    testInfo.skip(!engine, `${engineName} is not installed`);
    const visitor = await engine!.newVisitor();
    await use(visitor);
    if (testInfo.errors.length > 0)
      await testInfo.attach("window", {
        body: Buffer.from(await visitor.picture()),
        contentType: "image/png",
      });
    const errors = visitor
      .errors()
      .filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
    await visitor.leave();
    expect(errors).toEqual([]);
  },
});

export { expect };

async function start(
  name: EngineName,
  baseURL: string,
  log: string,
): Promise<Engine | undefined> {
  if (name === "firefox") {
    const path = findFirefox();
    return path ? startFirefox(path, baseURL) : undefined;
  }
  if (name === "orca") {
    const programs = findOrca();
    return programs && startOrca(programs, baseURL);
  }
  const programs = findWebKit();
  return programs && startWebKit(programs, baseURL, log);
}
