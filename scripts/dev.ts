import { createServer } from "vite";
import { readConfig } from "#server/config.ts";
import { siteInDevelopment } from "./dev/site-in-development.ts";
import { makeAssets } from "./make-assets.ts";

/** npm run dev: the whole site, forms included, on http://localhost:5173 (PORT, HOST), up to date with every change. */
process.env.NODE_ENV = "development";
process.env.PORT ??= "5173";
const { host, port, dataDir } = readConfig(process.env);

await makeAssets();
const server = await createServer({
  plugins: [siteInDevelopment()],
  server: {
    host,
    port,
    strictPort: true,
    watch: { ignored: [`${dataDir}/**`, "**/.generated/**"] },
  },
});
await server.listen();
server.printUrls();
