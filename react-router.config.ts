import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Without this the router requests /__manifest from a static host, which does not have it.
  routeDiscovery: { mode: "initial" },
  // scripts/site-build/prerender.ts renders the pages, so that a new article changes nothing that Vite reads.
  prerender: false,
} satisfies Config;
