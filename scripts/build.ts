import { step } from "./site-build/step.ts";
import { buildIsStale } from "./stale-build.ts";
import { compileContentOrExit } from "#compile/compile-content.ts";

/**
 * npm run build. With --if-stale it builds only if there is no build, or if sources have changed since. With --for-tests
 * it leaves out what takes half of the time and few tests look at (build-site.ts), and npm start builds again.
 */
const isForTests = process.argv.includes("--for-tests");
if (!process.argv.includes("--if-stale") || buildIsStale(".", isForTests)) {
  const start = new Date();
  await step("content checked", compileContentOrExit);
  // The build imports the modules compiled from content/, so it is imported after they exist.
  const { buildSite } = await import("./build-site.ts");
  await buildSite(start, isForTests);
}
