import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export type ServerOptions = {
  /** Its folder: it reads build/ and, by default, keeps its store in data/ there. */
  folder: string;
  env?: Record<string, string>;
  /** By default server/main.ts. */
  script?: string;
  /** Arguments of node itself. */
  nodeArgs?: readonly string[];
  /** A command that becomes the server, such as strace; it must keep the process id. */
  through?: readonly string[];
  /** The descriptor of a socket, passed on as systemd does. */
  socket?: number;
};

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** server/main.ts as a separate process that listens on a free port. Throws its output if it does not start. */
export async function startServer(options: ServerOptions) {
  const server = spawnServer(options);
  const [, url] = await server.says(/"url":"([^"]+)"/);
  return { ...server, url: new URL(url ?? "") };
}

/** The same, without waiting for it to listen: for starts that must fail. */
export function spawnServer(options: ServerOptions) {
  const { folder, env, script, nodeArgs = [], socket } = options;
  const through = options.through ?? (socket ? asSystemd : []);
  const [command, ...args] = [
    ...through,
    process.execPath,
    ...nodeArgs,
    script ?? resolve("server/main.ts"),
  ];
  const child = spawn(command!, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, ...settings, ...env },
    stdio: ["ignore", "pipe", "pipe", socket ?? "ignore"],
  });
  // A test that timed out has not stopped its servers.
  const abandon = () => child.kill("SIGKILL");
  process.once("exit", abandon);
  child.once("close", () => process.off("exit", abandon));
  const { output, says } = listenTo(child);
  const exit = once(child, "close").then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  /** Sends the signal to this one process and waits for its end. */
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exit;
  };
  return {
    pid: child.pid!,
    output,
    says,
    exit,
    end,
    [Symbol.asyncDispose]: async () => void (await end("SIGKILL")),
  };
}

const asSystemd = ["sh", "-c", 'LISTEN_PID=$$ exec "$@"', "sh"];

/** Halves the cost of a start, once it is filled (set-up.ts). */
export const compileCache = {
  NODE_COMPILE_CACHE: join(tmpdir(), "sabine-ridge-compile-cache"),
};

const settings = {
  HOST: "localhost",
  PORT: "0",
  // All posts of a test's clients come from one address.
  RATE_LIMIT_PER_ADDRESS: "1000000",
  RATE_LIMIT_TOTAL: "1000000",
};

/** What a process prints, on both streams. */
export function listenTo(child: ChildProcess) {
  let text = "";
  let ended = false;
  const waiting = new Set<() => void>();
  const changed = () => waiting.forEach((look) => look());
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      text += chunk;
      changed();
    });
  child.once("close", () => {
    ended = true;
    changed();
  });
  return {
    /** All of it so far. */
    output: () => text,
    /** Resolves once it has printed this. Rejects if it ends before. */
    says: (pattern: RegExp) =>
      new Promise<RegExpExecArray>((found, reject) => {
        const look = () => {
          const match = pattern.exec(text);
          if (!match && !ended) return;
          waiting.delete(look);
          if (match) found(match);
          else reject(new Error(`The server ended: ${text}`));
        };
        waiting.add(look);
        look();
      }),
  };
}
