import type { Config } from "@react-router/dev/config";
import { addresses } from "./app/prerendered.ts";

export default {
  appDirectory: "app",
  ssr: true,
  // Without this the router asks a static host for /__manifest, which is not there.
  routeDiscovery: { mode: "initial" },
  // Pages that are the same for everyone. The server renders the others when they are asked for.
  prerender: () => [...addresses(), "/404", "/blog/search-index.json"],
} satisfies Config;
