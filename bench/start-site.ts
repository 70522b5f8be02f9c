import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../tests/faults/server-process.ts";

/** The built site on its own server with a store that is deleted afterwards. */
export async function startSite(env: Record<string, string> = {}) {
  const folder = mkdtempDisposableSync(join(tmpdir(), "sabine-ridge-bench-"));
  const server = await startServer({
    folder: ".",
    env: { ...env, DATA_DIR: folder.path },
  });
  return {
    ...server,
    origin: server.url.origin,
    async [Symbol.asyncDispose]() {
      await server.end("SIGKILL");
      folder.remove();
    },
  };
}

/** The baseline: a page with one word, uncompressed and without our headers. */
export async function startEmptyPage() {
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';
  const http = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(page);
  });
  http.listen(0, "localhost");
  await once(http, "listening");
  const { port } = http.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      http.closeAllConnections();
      http.close();
    },
  };
}

/** The launch options of every browser in the bench. */
export const browserFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
];
