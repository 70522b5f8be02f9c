import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { enableCompileCache } from "node:module";
import { startDevCopy, type DevServer } from "../scripts/dev/start-dev-copy.ts";

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
// The address answers once all of the editor has been read, which takes seconds at its first start.
const editor = Promise.withResolvers<Hono>();
const server = serve({
  fetch: async (request) => (await editor.promise).fetch(request),
  hostname: "localhost",
  port,
});
// If the port is taken, nothing else has been started yet.
await once(server, "listening").catch((error: unknown) => {
  console.error(
    `Port ${port} cannot be used (set EDITOR_PORT to use another): ${String(error)}`,
  );
  process.exit(1);
});
const key = keyOfComputer();
const address = server.address();
const at = typeof address === "object" && address ? address.port : port;
console.log(`Edit the website on http://localhost:${at}/?key=${key}`);

const { promise: dev, resolve, reject } = Promise.withResolvers<DevServer>();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    server.close();
    await dev.then(
      ({ end }) => end(),
      () => {},
    );
    process.exit();
  });
enableCompileCache(".cache/node");
const { openEditor } = await import("./open-editor.ts");
editor.resolve(openEditor(key, dev));
startDevCopy(port && port + 1).then(resolve, reject);
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
