import { once } from "node:events";
import { chmodSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import * as net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";
import type { Place } from "./place.ts";
import { startServer, type RunningServer } from "./server-process.ts";

export type Unit = Awaited<ReturnType<typeof startUnit>>;

/**
 * Runs `releases/current` as deploy/sabine-ridge.socket and .service do: the socket outlives the server, and a server
 * that has ended is started again.
 */
export async function startUnit({ folder, env }: Place) {
  const port = await freePort();
  const socket = _createServerHandle("127.0.0.1", port, 4);
  let output = "";
  let server: RunningServer | undefined;
  const stopped = new AbortController();
  const pidFile = `${folder}/pid`;
  const run = async () => {
    while (!stopped.signal.aborted) {
      // Once per start, as systemd does: the link may change while this server still starts.
      const release = realpathSync(`${folder}/releases/current`);
      server = await startServer({
        folder: release,
        socket: socket.fd,
        env: {
          ...env,
          DATA_DIR: `${folder}/data`,
          HOST: "127.0.0.1",
          PORT: String(port),
          TRUST_PROXY: "1",
        },
        script: `${release}/server/main.ts`,
      }).catch((error: unknown) => {
        output += String(error);
        return undefined;
      });
      if (!server) {
        await pause(100);
        continue;
      }
      writeFileSync(pidFile, String(server.pid));
      // A test that fails meanwhile has ended the one before.
      if (stopped.signal.aborted) void server.end("SIGTERM");
      await server.exit;
      output += server.output();
    }
  };
  const running = run();
  mkdirSync(`${folder}/bin`);
  const systemctl = `${folder}/bin/systemctl`;
  writeFileSync(
    systemctl,
    `#!/bin/sh
[ "$1" = restart ] || exit 0
pid=$(cat ${pidFile})
kill -TERM "$pid" 2>&-
while kill -0 "$pid" 2>&-; do sleep 0.05; done
`,
  );
  chmodSync(systemctl, 0o755);
  /** `systemctl restart`: returns once the next server has been started. */
  const restart = async () => {
    const before = server;
    await before?.end("SIGTERM");
    if (!stopped.signal.aborted)
      await vi.waitUntil(() => server !== before, { timeout: 60_000 });
  };
  await vi.waitUntil(() => server, { timeout: 60_000 });
  return {
    port,
    /** For commands, which find a `systemctl` there that restarts this unit. */
    path: `${folder}/bin:${process.env.PATH}`,
    restart,
    output: () => output + (server?.output() ?? ""),
    async [Symbol.asyncDispose]() {
      stopped.abort();
      await restart();
      await running;
      socket.close();
    },
  };
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

// A bound socket that this process does not accept connections from, as systemd holds it. A net.Server would.
const { _createServerHandle } = net as unknown as {
  _createServerHandle: (
    address: string,
    port: number,
    family: 4,
  ) => { fd: number; close: () => void };
};
