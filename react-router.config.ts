import type { Config } from "@react-router/dev/config";
import { addresses, answerPages } from "./app/content/addresses.ts";
import { listPaths } from "./app/content/post-list.ts";

export default {
  appDirectory: "app",
  // Every page is a static file; the server in server/ serves them and takes the forms.
  // In development they are rendered when asked for, /design among them.
  ssr: process.env.NODE_ENV === "development",
  // Without this the router asks a static host for /__manifest, which is not there.
  routeDiscovery: { mode: "initial" },
  prerender: async () => [
    ...(await addresses()),
    ...answerPages,
    ...listPaths(),
  ],
} satisfies Config;
