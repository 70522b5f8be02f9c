import { compileContentOrExit } from "./content/compile-content.ts";

/** npm run build. What builds the site reads the modules that are made of content/, and so comes after them. */
compileContentOrExit();
const { buildSite } = await import("./build-site.ts");
await buildSite();
