import { serve } from "@hono/node-server";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { startDevCopy, type DevServer } from "../scripts/dev/start-dev-copy.ts";
import { checkIn } from "./check-changes.ts";
import { createEditor } from "./editor-app.ts";
import { previewIn } from "./preview.ts";
import { Publishing, publishWay } from "./publishing.ts";
import { Repository } from "./repository.ts";
import { contentSchemas } from "./content-schemas.ts";

/**
 * npm run edit: a page where the office edits the site's content, on http://localhost:5180 (EDITOR_PORT), with the
 * preview on the next port. With PUBLISH=push its button sends the changes to the hosted repository; otherwise it
 * makes a release here.
 */
if (!existsSync("node_modules/@sveltia/cms")) {
  console.error("The editor's packages are not installed: run npm ci.");
  process.exit(1);
}
const port = Number(process.env.EDITOR_PORT ?? 5180);
const { promise: dev, resolve, reject } = Promise.withResolvers<DevServer>();
const key = keyOfComputer();
const repository = new Repository(".");
const app = createEditor({
  key,
  repository,
  schemas: contentSchemas,
  check: checkIn(repository),
  preview: previewIn(dev, "."),
  publishing: new Publishing(publishWay(process.env.PUBLISH)),
});
const server = serve({ fetch: app.fetch, hostname: "localhost", port });
// If the port is taken, nothing else has been started yet.
await once(server, "listening").catch((error: unknown) => {
  console.error(
    `Port ${port} cannot be used (set EDITOR_PORT to use another): ${String(error)}`,
  );
  process.exit(1);
});
startDevCopy(port && port + 1).then(resolve, reject);
const address = server.address();
const at = typeof address === "object" && address ? address.port : port;
console.log(`Edit the website on http://localhost:${at}/?key=${key}`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    server.close();
    await dev.then(
      ({ end }) => end(),
      () => {},
    );
    process.exit();
  });
await dev.then(
  ({ url }) => console.log(`The preview of the site is ready: ${url}/`),
  (error: unknown) =>
    console.error(`The preview did not start: ${String(error)}`),
);

/** The same at each start, so that a bookmark of the address works. */
function keyOfComputer(): string {
  const file = ".cache/editor-key";
  mkdirSync(".cache", { recursive: true });
  if (!existsSync(file))
    writeFileSync(file, randomBytes(16).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}
