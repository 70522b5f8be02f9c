import { step } from "./site-build/step.ts";
import { compileContentOrExit } from "#compile/compile-content.ts";

/** npm run build. The build imports the modules compiled from content/, so it is imported after they exist. */
const start = new Date();
await step("content checked", compileContentOrExit);
const { buildSite } = await import("./build-site.ts");
await buildSite(start);
