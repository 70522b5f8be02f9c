import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { compileCache } from "../tests/faults/server-process.ts";
import { temporaryFolder, writeBuild } from "./app.fixture.ts";
import { listLeads } from "./leads/list-leads.ts";
import { messageContent } from "./leads/lead-content.fixture.ts";
import { body, message } from "./intake/posts.fixture.ts";
import { openSqlite } from "./store/sqlite.ts";

// One long test file, because every case is about the one process that `run` starts.

/** The stored parts of a post. */
const { name, email, fields } = messageContent(message);
const kept = { name, email, fields };

/** server/main.ts as a separate process, in a folder with a small build. */
function run(folder: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [resolve("server/main.ts")], {
    cwd: folder,
    env: { PORT: "0", ...compileCache, ...env },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const output = { text: "" };
  const exit = once(child, "close").then(([code]) => code as number | null);
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output.text += chunk));
  return { child, output, exit, until: (text: string) => until(child, text) };

  async function until(process: ChildProcess, text: string) {
    while (!output.text.includes(text)) {
      if (process.exitCode !== null) throw new Error(output.text);
      await new Promise((later) => setTimeout(later, 10));
    }
    return output.text;
  }
}

async function started(env?: Record<string, string>) {
  const folder = temporaryFolder();
  writeBuild(`${folder}/build`);
  const server = run(folder, env);
  const url = /"url":"([^"]+)"/.exec(await server.until("listening"))?.[1];
  return { ...server, folder, url: new URL(url ?? "") };
}

async function dial({ hostname, port }: URL): Promise<Socket> {
  // A server that stops resets unanswered connections. That is not a test failure.
  const socket = connect(Number(port), hostname).on("error", () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  return socket;
}

/** The server's answer to raw bytes, until it closes the connection. */
async function say(url: URL, bytes: string): Promise<string> {
  const socket = await dial(url);
  socket.write(bytes);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
}

const post = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;

/** A post of which only the head has arrived. The server has accepted it: it asks for the rest. */
async function beginPost(url: URL, length: number): Promise<Socket> {
  const socket = await dial(url);
  socket.write(
    `${post}Content-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await once(socket, "data");
  return socket;
}

test("serves the site and stores leads, and logs nothing about them", async () => {
  const { url, folder, child, exit, output } = await started();
  expect((await fetch(new URL("/about", url))).status).toBe(200);
  const answer = await fetch(new URL("/api/contact", url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  expect(answer.status).toBe(201);
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
  await using db = await openSqlite(`${folder}/data`);
  expect(await listLeads(db)).toMatchObject([kept]);
  for (const value of [message.name, message.email, message.message])
    expect(output.text).not.toContain(value);
});

test("a post in flight is stored and answered before it ends", async () => {
  const { url, folder, child, exit, until } = await started();
  const socket = await beginPost(url, Buffer.byteLength(body));
  child.kill("SIGTERM");
  await until("stopping");
  // It logs this just before it closes its port.
  const isRefused = () =>
    dial(url).then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isRefused, { timeout: 30_000 });
  socket.write(body);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 201 /);
  expect(await exit).toBe(0);
  await using db = await openSqlite(`${folder}/data`);
  expect(await listLeads(db)).toMatchObject([kept]);
});

test("a second signal ends it at once", async () => {
  const { url, child, exit, until } = await started();
  await beginPost(url, 9);
  child.kill("SIGTERM");
  await until("stopping");
  child.kill("SIGINT");
  expect(await exit).toBe(1);
});

test("raw requests: an oversized chunked body ends the connection, and none leads to another site", async () => {
  const { url } = await started();
  const piece = `2000\r\n${"x".repeat(0x2000)}\r\n`;
  const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n${piece.repeat(40)}`;
  expect(await say(url, chunked)).toMatch(
    /^HTTP\/1.1 413 [^]*connection: close/i,
  );
  for (const [request, status] of [
    ["GET /\\evil.example/ HTTP/1.1\r\nHost: localhost", 400],
    ["GET / HTTP/1.1\r\nHost: a/b", 400],
    ["GET http://evil.example/about/ HTTP/1.1\r\nHost: x", 308],
    ["GET //evil.example/ HTTP/1.1\r\nHost: localhost", 404],
  ] as const) {
    const answer = await say(url, `${request}\r\nConnection: close\r\n\r\n`);
    expect(answer, request).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer, request).toMatch(/^x-frame-options: DENY\r$/im);
    expect(answer, request).not.toMatch(/^location: (?!\/about\r)/im);
  }
});

test("a port in use is reported without a stack", async () => {
  const { url } = await started();
  const folder = temporaryFolder();
  writeBuild(`${folder}/build`);
  const second = run(folder, { PORT: url.port });
  expect(await second.exit).toBe(1);
  expect(lastLine(second.output.text)).toMatchObject({
    event: "cannot start",
    problem: expect.stringMatching(
      new RegExp(`port ${url.port} of localhost: .*already in use`),
    ),
  });
});

test.each([
  ["wrong variables", { PORT: "x", HOST: "" }, /PORT is .*HOST is/],
  ["no build", { DATA_DIR: "data" }, /no build in build\/: npm run build/],
  ["no address of this machine", { HOST: "192.0.2.1" }, /of 192\.0\.2\.1: /],
  [
    "no data directory",
    { DATA_DIR: "/dev/null/x" },
    /directory \/dev\/null\/x/,
  ],
])("does not start with %s, and says why", async (what, env, problem) => {
  const folder = temporaryFolder();
  if (what !== "no build") writeBuild(`${folder}/build`);
  const { exit, output } = run(folder, env as Record<string, string>);
  expect(await exit).toBe(1);
  expect(lastLine(output.text).problem).toMatch(problem);
});

/** A first start also says that it made a store. */
const lastLine = (text: string) =>
  JSON.parse(text.trimEnd().split("\n").at(-1)!) as Record<string, unknown>;

test.each([
  [
    "a promise that nobody waits for",
    "Promise.reject(new RangeError('secret'))",
  ],
  [
    "an error that nobody catches",
    "queueMicrotask(() => { throw new RangeError('secret') })",
  ],
])("ends after %s, and logs only its kind", async (_, fault) => {
  const code = `process.on("SIGUSR2", () => { ${fault} })`;
  const { child, exit, output } = await started({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
  });
  child.kill("SIGUSR2");
  expect(await exit).toBe(1);
  expect(output.text).toMatch(/"level":"fatal".*"error":"RangeError"/);
  expect(output.text).not.toContain("secret");
});

test("counts posts by their real address, not by what they claim", async () => {
  const postFrom = (url: URL, forwarded: string) =>
    fetch(new URL("/api/contact", url), {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": forwarded,
      },
      body,
    });
  const limit = { RATE_LIMIT_PER_ADDRESS: "2" };
  const open = await started(limit);
  const proxied = await started({ ...limit, TRUST_PROXY: "127.0.0.1 ::1" });
  const statuses = async (url: URL) => {
    const answers: number[] = [];
    for (const end of [1, 2, 3, 4])
      answers.push((await postFrom(url, `192.0.2.${end}`)).status);
    answers.push((await postFrom(url, "203.0.113.9, 192.0.2.4")).status);
    answers.push((await postFrom(url, "203.0.113.8, 192.0.2.4")).status);
    return answers;
  };
  expect(await statuses(open.url)).toEqual([201, 201, 429, 429, 429, 429]);
  expect(await statuses(proxied.url)).toEqual([201, 201, 201, 201, 201, 429]);
});

/** Loaded before the server's own code: shifts its clock by this many days. */
const clockOff = (days: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const Real = Date; globalThis.Date = class extends Real {
      constructor(...time) { super(...(time.length > 0 ? time : [Date.now()])) }
      static now() { return Real.now() + ${days * 86_400_000} }
    }`,
  )}`,
});

test.each([
  ["comes by a right clock and meets one three years ahead", 0, 3 * 365],
  ["comes before the clock is set and meets a right one", -50 * 365, 0],
])("purges no lead that %s", async (_, taken, met) => {
  const { url, folder, child, exit } = await started(clockOff(taken));
  const answer = await fetch(new URL("/api/contact", url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
  expect(answer.status).toBe(201);
  child.kill("SIGTERM");
  await exit;
  await using db = await openSqlite(`${folder}/data`);
  await db.updateTable("outbox").set({ status: "sent" }).execute();
  const again = run(folder, clockOff(met));
  await again.until("listening");
  await again.until(met > 0 ? "nothing purged" : "leads kept for longer");
  expect(await listLeads(db)).toHaveLength(1);
});

async function postsUnheard(
  url: URL,
  folder: string,
): Promise<{ logLinesDropped: number }> {
  const statuses: number[] = [];
  for (const words of ["one", "two", "three"]) {
    const answer = await fetch(new URL("/api/contact", url), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...message, message: words }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([201, 201, 201]);
  await using db = await openSqlite(`${folder}/data`);
  expect(await listLeads(db)).toHaveLength(3);
  const ready = await fetch(new URL("/readyz", url));
  expect(ready.status).toBe(200);
  return (await ready.json()) as { logLinesDropped: number };
}

test("when its log has no reader, it stores leads and counts the lines", async () => {
  const { url, folder, child, exit } = await started();
  child.stdout.destroy();
  const { logLinesDropped } = await postsUnheard(url, folder);
  expect(logLinesDropped).toBeGreaterThanOrEqual(3);
  child.kill("SIGTERM");
  expect(await exit).toBe(0);
});

test.skipIf(!existsSync("/dev/full"))(
  "starts and stores leads while the disk of its log is full, and counts the lines",
  async () => {
    const folder = temporaryFolder();
    writeBuild(`${folder}/build`);
    const port = await freePort();
    const full = openSync("/dev/full", "w");
    onTestFinished(() => closeSync(full));
    const child = spawn(process.execPath, [resolve("server/main.ts")], {
      cwd: folder,
      env: { PORT: String(port) },
      stdio: ["ignore", full, full],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const url = new URL(`http://localhost:${port}`);
    await untilServed(child, url);
    const { logLinesDropped } = await postsUnheard(url, folder);
    // It logs that it listens, too.
    expect(logLinesDropped).toBeGreaterThanOrEqual(4);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);

/** Nobody would read its output. */
async function untilServed(child: ChildProcess, url: URL) {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`ended: ${child.exitCode}`);
    const answer = await fetch(new URL("/healthz", url)).catch(() => {});
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 10));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
