import type { Config } from "@react-router/dev/config";
import { addresses } from "./app/prerendered.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // Without this the router requests /__manifest from a static host, which does not have it.
  routeDiscovery: { mode: "initial" },
  // Pages that are the same for everyone. The server renders the others on request.
  prerender: () => [...addresses(), "/404", "/blog/search-index.json"],
} satisfies Config;
