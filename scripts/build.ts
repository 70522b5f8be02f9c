import { compileContentOrExit } from "./content/compile-content.ts";

/** npm run build. The build imports the modules compiled from content/, so it is imported after they exist. */
compileContentOrExit();
const { buildSite } = await import("./build-site.ts");
await buildSite();
