import { step } from "./site-build/step.ts";
import { buildIsStale } from "./stale-build.ts";
import { compileContentOrExit } from "#compile/compile-content.ts";

/** npm run build. With --if-stale it builds only if there is no build, or if sources have changed since. */
if (!process.argv.includes("--if-stale") || buildIsStale()) {
  const start = new Date();
  await step("content checked", compileContentOrExit);
  // The build imports the modules compiled from content/, so it is imported after they exist.
  const { buildSite } = await import("./build-site.ts");
  await buildSite(start);
}
