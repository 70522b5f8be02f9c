import { execFileSync } from "node:child_process";
import { buildIsStale } from "./stale-build.ts";

/** npm start: builds if the build is missing or stale, then serves it. */
if (buildIsStale()) {
  console.log("Building the site ...");
  execFileSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
}
await import("#server/main.ts");
