import { spawn } from "node:child_process";
import { makeAssets } from "./make-assets.ts";

/**
 * npm run dev: the site with hot reload on http://localhost:5173, and beside it the server, restarted on every
 * change, to which the site passes on /api (vite.config.ts).
 */
await makeAssets();
const children = [
  spawn("react-router", ["dev"], { stdio: "inherit" }),
  spawn(
    process.execPath,
    ["--watch-path=server", "--watch-path=forms", "scripts/dev-server.ts"],
    {
      stdio: "inherit",
    },
  ),
];
for (const child of children)
  child.on("exit", () => children.forEach((other) => other.kill()));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => children.forEach((child) => child.kill(signal)));
