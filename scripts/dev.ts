import { createServer } from "vite";
import { compileContentOrExit } from "#compile/compile-content.ts";
import { makeAssets } from "./make-assets.ts";
import { makePhotos } from "./photos/make-photos.ts";

/** npm run dev: the whole site, forms included, on http://localhost:5173 (PORT, HOST), updated after every change. */
process.env.NODE_ENV = "development";
// The next imports need the modules compiled from content/.
compileContentOrExit();
const { readConfig } = await import("#server/config.ts");
const { siteInDevelopment } = await import("./dev/site-in-development.ts");
process.env.PORT ??= "5173";
const { host, port, dataDir } = readConfig(process.env);

await makeAssets();
await makePhotos({ isQuick: true });
const server = await createServer({
  plugins: [siteInDevelopment()],
  server: {
    host,
    port,
    strictPort: true,
    watch: {
      ignored: [
        `${dataDir}/**`,
        "**/.cache/**",
        "**/build/**",
        "**/.generated/!(site)/**",
      ],
    },
  },
});
await server.listen();
server.printUrls();
