import { execFileSync } from "node:child_process";
import { readConfig } from "#server/config.ts";
import { openStore } from "#server/store/store.ts";

// The server of the browser tests with a notice on every page. An edit makes playwright.config.ts start it instead.
const { db } = await openStore(readConfig(process.env));
await db.destroy();
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
execFileSync(process.execPath, [
  "cli/notice.ts",
  "on",
  "--title=Hurricane warning for the upper Texas coast.",
  "--text=Carriers are not issuing new wind policies now. If your property is damaged, call your carrier’s claim line first, then us.",
  `--until=${nextWeek.slice(0, 16)}Z`,
  "--link=/storm",
  "--label=What to do before, during and after",
]);
await import("#server/main.ts");
