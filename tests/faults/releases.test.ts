import { execFile, spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type AddressInfo } from "node:net";
import { resolve } from "node:path";
import { json, text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { holdPort } from "#server/handover/held-port.ts";
import { order } from "#server/handover/control.ts";
import {
  currentRelease,
  makeCurrent,
  releasesIn,
} from "#server/handover/releases.ts";
import { writeBuild } from "#server/app.fixture.ts";
import { makeRelease } from "../../scripts/release/make-release.ts";
import { whyWithout } from "./abilities.ts";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { describeStores } from "./describe-stores.ts";
import { inWords, more, newLedger, type Ledger } from "./ledger.ts";
import { long } from "./mode.ts";
import { percentile } from "./percentile.ts";
import type { Place } from "./place.ts";
import { kindOf, leadBody, leadHead, postLead } from "./post-lead.ts";
import {
  compileCache,
  startServer,
  type RunningServer,
} from "./server-process.ts";
import { marked, startVisits } from "./visits.ts";

/** The long form serves the whole site. */
const rounds = long ? 10 : 2;
const keeps = 3;
/** In milliseconds. A server starts slowly on a machine that is busy with visits. */
const patience = long ? 1_800_000 : 300_000;

describeStores((newPlace) => {
  test(
    "releases under load break no visit and lose no lead, each killed after every step before it succeeds",
    async () => {
      await using place = await newPlace();
      const releases = `${place.folder}/releases`;
      // Beforehand, so that copying them does not hold up the visitors.
      const [first = "", ...next] = Array.from(
        { length: rounds + 1 },
        (_, at) => makeNumbered(place, at),
      );
      addRelease(place, first);
      makeCurrent(releases, first);
      await using server = await startPrimary(place);
      const ledger = newLedger();
      let release = 0;
      const pages = long
        ? ["/", "/about", "/industry", "/blog/search?q=hail", "/contracts"]
        : ["/", "/about"];
      const visits = startVisits(
        long ? 8 : 3,
        () => server.url,
        pages,
        () => release,
        keeps,
      );
      const posts = await startPosts(4, place, server, ledger);
      const started: number[] = [];
      const switches: number[] = [];
      const timedSwitch = async (...to: string[]) => {
        await pause(long ? 2_000 : 300);
        const begin = performance.now();
        await releaseCommand(place, ["back", ...to]);
        switches.push(performance.now() - begin);
      };
      for (const name of next) {
        addRelease(place, name);
        release++;
        for (const [point, taken] of [
          ["release-made", release - 1],
          ["release-current", release],
          ["release-switched", release],
        ] as const) {
          await expect(
            releaseCommand(place, ["back", name], { CRASH_AT: point }),
          ).rejects.toMatchObject({ signal: "SIGKILL" });
          expect(await afterReboot(place), point).toBe(taken);
          started.push(taken);
        }
        await timedSwitch(name);
        expect(currentRelease(releases)).toBe(name);
      }
      await timedSwitch();
      expect(currentRelease(releases)).toBe(next.at(-2));
      await pause(long ? 8_000 : 500);
      await visits.stop();
      await posts.stop();

      expect(visits.trouble.slice(0, 9)).toEqual([]);
      expect(posts.refused.slice(0, 9)).toEqual([]);
      expect(await htmlOf(server.url)).toContain(`release ${rounds - 1}.`);
      expect(releasesIn(releases)).toHaveLength(Math.min(rounds + 1, 4));
      await server.end("SIGKILL");
      await gone(server.url);
      await using again = await startPrimary(place, server.url.port);
      expect(await htmlOf(again.url)).toContain(`release ${rounds - 1}.`);
      expect((await postLead(again.url, ledger)).status).toBe(201);
      await using db = await place.open();
      await check({ ledger, db, output: server.output() + again.output() });
      const answered = visits.answered.toSorted((one, other) => one - other);
      const pauses = answered.map(
        (time, at) => time - (answered[at - 1] ?? time),
      );
      console.table({
        releases: rounds + 1,
        "commands killed": started.length,
        requests: visits.took.length,
        "requests failed": visits.trouble.length + posts.refused.length,
        leads: inWords(ledger),
        "visits, p50 ms": percentile(visits.took, 0.5),
        "visits, p99 ms": percentile(visits.took, 0.99),
        "posts, p50 ms": percentile(posts.took, 0.5),
        "posts, p99 ms": percentile(posts.took, 0.99),
        "longest pause, ms": percentile(pauses, 1),
        "switch, median ms": percentile(switches, 0.5),
      });
    },
    patience,
  );

  test(
    "a release that cannot start, or store leads, changes nothing",
    async () => {
      await using place = await newPlace();
      const releases = `${place.folder}/releases`;
      const data = `${place.folder}/data`;
      const first = makeNumbered(place, 0);
      addRelease(place, first);
      makeCurrent(releases, first);
      await using server = await startPrimary(place);
      const broken = makeNumbered(place, 1);
      addRelease(place, broken);
      rmSync(`${releases}/${broken}/build/client/index.html`);
      for (const release of [broken, "no-such-release", "../secret"])
        expect(await order(data, { release })).toEqual({
          running: first,
          problem: expect.any(String),
        });
      expect(await htmlOf(server.url)).toContain("release 0.");
      expect((await postLead(server.url, newLedger())).status).toBe(201);
    },
    patience,
  );

  test(
    "a release that is refused, or has something in its way, leaves the next start as it was",
    async () => {
      await using place = await newPlace();
      const releases = `${place.folder}/releases`;
      const first = makeNumbered(place, 0);
      addRelease(place, first);
      makeCurrent(releases, first);
      await using server = await startPrimary(place);
      const broken = makeNumbered(place, 1);
      addRelease(place, broken);
      rmSync(`${releases}/${broken}/build/client/index.html`);
      await expect(releaseCommand(place, ["back", broken])).rejects.toThrow(
        "did not take",
      );
      expect(currentRelease(releases)).toBe(first);

      const next = makeNumbered(place, 2);
      addRelease(place, next);
      mkdirSync(`${releases}/next/other`, { recursive: true });
      await releaseCommand(place, ["back", next]);
      expect(currentRelease(releases)).toBe(next);
      await vi.waitFor(async () =>
        expect(await htmlOf(server.url)).toContain("release 2."),
      );
    },
    patience,
  );

  test(
    "a release whose server keeps dying is taken back, the owner hears of it, and no connection is refused",
    async () => {
      await using place = await newPlace();
      const releases = `${place.folder}/releases`;
      const [good, bad] = [makeNumbered(place, 0), makeNumbered(place, 1)];
      addRelease(place, good);
      makeCurrent(releases, good);
      const alerts: unknown[] = [];
      const hook = createHttpServer(async (request, response) => {
        alerts.push(await json(request));
        response.end();
      }).listen(0, "localhost");
      onTestFinished(() => void hook.close());
      await once(hook, "listening");
      const { port } = hook.address() as AddressInfo;
      place.env.ALERT_WEBHOOK_URL = `http://localhost:${port}/`;
      await using server = await startPrimary(place);
      addRelease(place, bad);
      appendFileSync(
        `${releases}/${bad}/server/main.ts`,
        "setTimeout(() => process.exit(7), 100);",
      );
      await releaseCommand(place, ["back", bad]);
      expect(currentRelease(releases)).toBe(bad);
      let refused = 0;
      await vi.waitFor(
        async () => {
          if (!(await accepts(server.url))) refused++;
          expect(currentRelease(releases)).toBe(good);
          expect(alerts).toHaveLength(1);
        },
        { timeout: 60_000 },
      );
      expect(refused).toBe(0);
      expect(alerts).toMatchObject([{ releaseTakenBack: bad }]);
      expect(server.output()).toContain("release taken back");
      expect(await htmlOf(server.url)).toContain("release 0.");
      expect((await postLead(server.url, newLedger())).status).toBe(201);
    },
    patience,
  );

  for (const proxy of proxies) {
    const why = whyWithout(
      proxy.program,
      proxy.program === "caddy" ? "version" : "-v",
    );
    test.skipIf(why)(
      `no post fails behind ${proxy.program} during restarts, reloads and releases${why}`,
      { timeout: patience },
      async () => {
        await using place = await newPlace();
        const releases = `${place.folder}/releases`;
        const names = [0, 1, 2, 3, 4].map((at) => makeNumbered(place, at));
        for (const name of names) addRelease(place, name);
        makeCurrent(releases, names[0]!);
        Object.assign(place.env, { HOST: "127.0.0.1", TRUST_PROXY: "1" });
        const port = await freePort();
        // As systemd's socket, it outlives the service.
        const socket = (await holdPort(
          "127.0.0.1",
          Number(port),
        )) as unknown as {
          fd: number;
          close: () => void;
        };
        onTestFinished(() => socket.close());
        let server = await startPrimary(place, port, socket.fd);
        const url = await startProxy(proxy, place.folder, port);
        const ledger = newLedger();
        const end = new AbortController();
        const statuses: number[] = [];
        const clients = Array.from({ length: 8 }, async () => {
          while (!end.signal.aborted) {
            statuses.push((await postLead(url, ledger)).status);
            await pause(10);
          }
        });
        let output = "";
        for (const name of names.slice(1)) {
          await more(ledger, 50);
          process.kill(server.pid, "SIGHUP");
          await more(ledger, 50);
          await releaseCommand(place, ["back", name]);
          await more(ledger, 50);
          await server.end("SIGTERM");
          output += server.output();
          server = await startPrimary(place, port, socket.fd);
        }
        await more(ledger, 50);
        end.abort();
        await Promise.all(clients);
        console.log(`${statuses.length} posts behind ${proxy.program}`);
        expect(statuses.filter((status) => status !== 201)).toEqual([]);
        await using _ = server;
        await using db = await place.open();
        await check({ ledger, db, output: output + server.output() });
      },
    );
  }

  test(
    "kill -9 of the server or its primary under load loses no acknowledged lead",
    async () => {
      await using place = await newPlace();
      const releases = `${place.folder}/releases`;
      const first = makeNumbered(place, 0);
      addRelease(place, first);
      makeCurrent(releases, first);
      const ledger = newLedger();
      let server = await startPrimary(place);
      const clients = startClients(4, () => server.url, ledger);
      let output = "";
      await more(ledger, 5);
      const pid = Number(
        readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8"),
      );
      process.kill(pid, "SIGKILL");
      await server.says(/server died/);
      await more(ledger, 5);
      const next = makeNumbered(place, 1);
      addRelease(place, next);
      const switched = order(`${place.folder}/data`, { release: next });
      await Promise.allSettled([switched, server.end("SIGKILL")]);
      output += server.output();
      await gone(server.url);
      server = await startPrimary(place, server.url.port);
      await more(ledger, 5);
      await clients.stop();
      expect(await htmlOf(server.url)).toContain("release 0.");
      expect(await server.end("SIGTERM")).toMatchObject({ code: 0 });
      await using db = await place.open();
      await check({ ledger, db, output: output + server.output() });
    },
    patience,
  );
});

/** A proxy as Debian installs it, its command, and its configuration (docs/launch.md, section 5). */
const proxies = [
  {
    program: "nginx",
    args: (file: string) => ["-c", file, "-e", "stderr"],
    config: (port: number, to: string, folder: string) => `
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr;
      events {}
      http {
        access_log off;
        client_body_temp_path ${folder}/nginx-body;
        upstream site { server 127.0.0.1:${to}; keepalive 32; keepalive_timeout 4s; }
        server {
          listen 127.0.0.1:${port};
          client_max_body_size 12m;
          location / {
            proxy_pass http://site;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          }
        }
      }`,
  },
  {
    program: "caddy",
    args: (file: string) => ["run", "--adapter", "caddyfile", "--config", file],
    config: (port: number, to: string) =>
      `{\nadmin off\n}\nhttp://127.0.0.1:${port} {\nreverse_proxy 127.0.0.1:${to}\n}\n`,
  },
  {
    program: "haproxy",
    args: (file: string) => ["-db", "-f", file],
    config: (port: number, to: string) => `
defaults
  mode http
  option forwardfor
  timeout connect 30s
  timeout client 60s
  timeout server 60s
listen site
  bind 127.0.0.1:${port}
  server one 127.0.0.1:${to}
`,
  },
];

async function startProxy(
  { program, args, config }: (typeof proxies)[number],
  folder: string,
  to: string,
) {
  const port = Number(await freePort());
  const file = `${folder}/${program}.conf`;
  writeFileSync(file, config(port, to, folder));
  const proxy = spawn(program, args(file), {
    stdio: "ignore",
    env: { ...process.env, HOME: folder },
  });
  onTestFinished(() => void proxy.kill());
  const url = new URL(`http://127.0.0.1:${port}`);
  await vi.waitUntil(() => accepts(url), { timeout: 60_000 });
  return url;
}

/** Makes a release whose assets have other names than those of every other number, and returns its name. */
function makeNumbered({ folder }: Place, number: number): string {
  const made = `${folder}/made`;
  if (number === 0) {
    mkdirSync(`${made}/packages`, { recursive: true });
    mkdirSync(`${folder}/releases`, { recursive: true });
    symlinkSync("../made/packages", `${folder}/releases/packages`);
  }
  const time = new Date(Date.UTC(2026, 10, 20, 12, number));
  const release = makeRelease(made, time);
  const build = `${made}/${release}/build`;
  if (!long) {
    rmSync(build, { recursive: true, force: true });
    writeBuild(build);
  }
  renameAssets(build, number);
  return release;
}

const addRelease = ({ folder }: Place, name: string) =>
  renameSync(`${folder}/made/${name}`, `${folder}/releases/${name}`);

/** npm run release, in the place's folder. Throws its output if it fails. */
async function releaseCommand(
  { folder }: Place,
  args: string[],
  extra: NodeJS.ProcessEnv = {},
) {
  await promisify(execFile)(
    process.execPath,
    [resolve("scripts/release.ts"), ...args],
    { cwd: folder, env: { PATH: process.env.PATH, ...compileCache, ...extra } },
  );
}

/** The renderer computes their names from what is in them. */
const computed = /^(site-\w+\.css|manifest-\w+\.js)$/;

/** Copies every asset to a name with the number, and lets pages and scripts use only those. */
function renameAssets(build: string, number: number) {
  const folder = `${build}/client/assets`;
  rmSync(`${folder}/.vite`, { recursive: true, force: true });
  const names = new Map(
    globSync("*.{js,css,woff2,svg}", { cwd: folder })
      .filter((name) => !computed.test(name))
      .map((name) => [name, marked(name, number)]),
  );
  const renamed = (content: string) =>
    content.replace(
      new RegExp(
        [...names.keys()].map((name) => name.replaceAll(".", "\\.")).join("|"),
        "g",
      ),
      (name) => names.get(name)!,
    );
  const hashed = (content: string) =>
    `manifest-${createHash("sha256").update(content).digest("hex").slice(0, 8)}.js`;
  for (const name of globSync("manifest-*.js", { cwd: folder })) {
    const content = readFileSync(`${folder}/${name}`, "utf8");
    // The router's own keeps its name.
    if (name === hashed(content)) names.set(name, hashed(renamed(content)));
  }
  for (const file of globSync([
    `${build}/**/*.{html,js,css,data}`,
    // Pages that the server renders have their assets from it.
    `${build}/client/.vite/*.json`,
  ])) {
    const content = renamed(readFileSync(file, "utf8"));
    rmSync(`${file}.br`, { force: true });
    rmSync(`${file}.gz`, { force: true });
    writeFileSync(
      file,
      file.endsWith(".html")
        ? `${content}<!-- release ${number}. ${[...names.values()].map((one) => `/assets/${one}`).slice(0, 8)} -->`
        : content,
    );
  }
  for (const [name, newName] of names) {
    renameSync(`${folder}/${name}`, `${folder}/${newName}`);
    for (const end of [".br", ".gz"])
      rmSync(`${folder}/${name}${end}`, { force: true });
  }
}

/** On a port of its own: without one, each start would choose another. */
const startPrimary = async (
  { folder, env }: Pick<Place, "folder" | "env">,
  port?: string,
  socket?: number,
) =>
  startServer({
    folder,
    ...(socket && { socket }),
    env: { ...env, PORT: port ?? (await freePort()) },
    script: `${folder}/releases/current/server/primary.ts`,
  });

/** The number of the release that a machine would run if it started now. It runs here beside the site, and ends. */
async function afterReboot({ folder }: Place): Promise<number> {
  await using other = await startPrimary({
    folder,
    env: { DATA_DIR: `${folder}/data-after-reboot` },
  });
  return Number(/release (\d+)\./.exec(await htmlOf(other.url))?.[1]);
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return String(port);
}

const htmlOf = async (url: URL) => (await fetch(new URL("/about", url))).text();

/** Whether a connection is accepted, or waits until a server accepts it. */
async function accepts(url: URL): Promise<boolean> {
  const socket = connect(Number(url.port), url.hostname);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Resolves once nobody listens. */
async function gone(url: URL) {
  while (
    await fetch(url).then(
      () => true,
      () => false,
    )
  )
    await pause(10);
}

/** Clients that post one lead after the other. A person would try again; these count every refusal. */
async function startPosts(
  count: number,
  place: Place,
  server: RunningServer,
  ledger: Ledger,
) {
  const token = await place.token();
  const end = new AbortController();
  const took: number[] = [];
  const refused: number[] = [];
  const clients = Array.from({ length: count }, async () => {
    while (!end.signal.aborted) {
      const key = randomUUID();
      const kind = kindOf(key);
      const fields = { ...(kind === "contact" && { token }) };
      const answer = await postLead(server.url, ledger, { key, kind, fields });
      if (answer.status !== 201) refused.push(answer.status);
      took.push(answer.took);
      await pause(20);
    }
  });
  const slow = Array.from({ length: 4 }, async () => {
    while (!end.signal.aborted) {
      const status = await postSlowly(server.url, ledger);
      if (status !== 201) refused.push(status);
    }
  });
  return {
    took,
    refused,
    async stop() {
      end.abort();
      await Promise.all([...clients, ...slow]);
    },
  };
}

/** A post whose body arrives a second after its head, so that some are always in flight. Returns its status. */
async function postSlowly(url: URL, ledger: Ledger) {
  const key = randomUUID();
  ledger.sent.add(key);
  const body = leadBody();
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  socket.write(leadHead(url, key, body, "Connection: close"));
  await pause(1_000);
  socket.write(body);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
  if (status === 201) ledger.acknowledged.set(key, undefined);
  return status;
}
