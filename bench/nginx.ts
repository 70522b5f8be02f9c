import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";

export type Nginx = AsyncDisposable & { origin: string };

/** Headers that nginx writes itself or that belong to a connection. */
const own = /^(accept-ranges|connection|content-|date|etag|keep-alive|vary)/;

/**
 * nginx with one worker on the built files, with the compressed copies and the headers that `like` sends for each of
 * `paths`. It runs as nobody if this process is root.
 */
export async function startNginx(
  port: number,
  paths: readonly string[],
  like: URL,
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-nginx-"));
  const as = nobody();
  if (as) chownSync(folder, as.uid, as.gid);
  const locations = await Promise.all(
    paths.map(async (path) => location(path, await fetch(new URL(path, like)))),
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(file, config(port, folder, locations));
  const child = spawn("nginx", ["-c", file], { ...as, stdio: "inherit" });
  await listening(port);
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const end = once(child, "close");
      child.kill("SIGQUIT");
      await end;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function config(port: number, folder: string, locations: string[]): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; ${places.join(" ")}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=1000; gzip_static on; gzip_vary on;
  server { listen 127.0.0.1:${port}; root ${resolve("build/client")};
${locations.join("\n")}
  }
}`;
}

function location(path: string, { headers }: Response): string {
  const added = [...headers]
    .filter(([name]) => !own.test(name) || name.startsWith("content-security"))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  // nginx would redirect "/", which is a folder, to itself.
  const files = path === "/" ? "/index.html" : `${path} ${path}/index.html`;
  return `location = ${path} { try_files ${files} =404; ${added.join(" ")} }`;
}

/** Resolves once a server listens there. */
async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = connect(port, "127.0.0.1");
    try {
      await once(socket, "connect");
      return;
    } catch {
      await setTimeout(50);
    } finally {
      socket.destroy();
    }
  }
  throw new Error("nginx did not start");
}

function nobody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
