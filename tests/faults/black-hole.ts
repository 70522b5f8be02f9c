import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

const listener = `
  require("node:net").createServer()
    .listen({ host: "127.0.0.1", port: Number(process.argv[1]), backlog: 1 }, () => console.log("listening"));
`;

/**
 * Makes a port of this machine swallow connections, like a firewall that drops packets. The port belongs to a stopped
 * process whose backlog is full. It is free again when disposed.
 */
export async function makeBlackHole(port: number): Promise<AsyncDisposable> {
  const child = spawn(process.execPath, ["--eval", listener, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGSTOP");
  const crowd: Socket[] = [];
  // Linux accepts one more than the backlog; further connections wait for an answer that never comes.
  for (let each = 0; each < 4; each++)
    crowd.push(connect(port, "127.0.0.1").on("error", () => {}));
  await Promise.all(crowd.slice(0, 2).map((socket) => once(socket, "connect")));
  return {
    async [Symbol.asyncDispose]() {
      for (const socket of crowd) socket.destroy();
      const gone = once(child, "close");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
