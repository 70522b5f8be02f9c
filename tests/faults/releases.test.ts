import { execFile, execFileSync, spawn } from "node:child_process";
import {
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { writeBuild } from "#server/app.fixture.ts";
import { makeRelease } from "../../scripts/release/make-release.ts";
import {
  currentRelease,
  makeCurrent,
  releasesIn,
} from "../../scripts/release/releases.ts";
import { whyWithout } from "./abilities.ts";
import { freePort, startUnit, type Unit } from "./as-systemd.ts";
import { check } from "./checker.ts";
import { describeStores } from "./describe-stores.ts";
import { inWords, more, newLedger } from "./ledger.ts";
import { long } from "./mode.ts";
import type { Place } from "./place.ts";
import { postLead } from "./post-lead.ts";
import { compileCache } from "./server-process.ts";

const rounds = long ? 10 : 3;
/** In milliseconds. */
const patience = long ? 1_800_000 : 600_000;

const why = whyWithout("caddy", "version");

describeStores((newPlace) => {
  test.skipIf(why)(
    `behind Caddy no request fails during releases, back and restarts${why}`,
    { timeout: patience },
    async () => {
      await using place = await newPlace();
      makeCurrent(`${place.folder}/releases`, makeReleases(place, 1)[0]!);
      await using unit = await startUnit(place);
      const url = await startCaddy(place.folder, unit.port);
      const ledger = newLedger();
      const end = new AbortController();
      onTestFinished(() => end.abort());
      const failures: string[] = [];
      const posts = Array.from({ length: 8 }, async () => {
        while (!end.signal.aborted) {
          const { status } = await postLead(url, ledger);
          if (status !== 201) failures.push(`post ${status}`);
          await pause(10);
        }
      });
      const visit = async (address: string) => {
        try {
          const answer = await fetch(new URL(address, url));
          if (!answer.ok) failures.push(`${address} ${answer.status}`);
          return await answer.text();
        } catch (error) {
          failures.push(`${address} ${String(error)}`);
          return "";
        }
      };
      const visits = Array.from({ length: 4 }, async () => {
        let open: string[] = [];
        while (!end.signal.aborted) {
          const page = await visit("/about");
          // A tab that has been open since an earlier release still needs its assets.
          open = [...new Set([...open, ...(page.match(assets) ?? [])])];
          for (const asset of open) await visit(asset);
          await pause(20);
        }
      });
      for (let number = 1; number <= rounds; number++) {
        await more(ledger, 30);
        await unit.restart();
        await more(ledger, 30);
        // Not all at first: a switch deletes old ones.
        const [name] = makeReleases(place, 1, number);
        await release(place, unit, name);
        expect(await visit("/about")).toContain(`release ${number}.`);
      }
      await release(place, unit);
      expect(await visit("/about")).toContain(`release ${rounds - 1}.`);
      await more(ledger, 30);
      end.abort();
      await Promise.all([...posts, ...visits]);
      console.log(`${rounds + 1} releases: ${inWords(ledger)}`);
      expect(failures.slice(0, 9)).toEqual([]);
      expect(releasesIn(`${place.folder}/releases`)).toHaveLength(
        Math.min(rounds + 1, 4),
      );
      await using db = await place.open();
      await check({ ledger, db, output: unit.output() });
    },
  );

  test(
    "a release that cannot start, store leads or stay up changes nothing",
    { timeout: patience },
    async () => {
      await using place = await newPlace();
      const [good = "", ...bad] = makeReleases(place, 4);
      const releases = `${place.folder}/releases`;
      makeCurrent(releases, good);
      await using unit = await startUnit(place);
      rmSync(`${releases}/${bad[0]}/build/client/index.html`);
      const main = (name = "") => `${releases}/${name}/server/main.ts`;
      // One that cannot reach its store, and one that dies, but not when it is tried.
      prepend(
        main(bad[1]),
        'process.env.DATABASE_URL = "postgresql://nobody@127.0.0.1:1/none";\n',
      );
      prepend(main(bad[2]), "if (process.env.LISTEN_PID) process.exit(7);\n");
      for (const name of bad) {
        await expect(release(place, unit, name), name).rejects.toThrow(
          "did not take",
        );
        expect(currentRelease(releases)).toBe(good);
        const url = new URL(`http://127.0.0.1:${unit.port}`);
        const page = await fetch(new URL("/about", url));
        expect(await page.text()).toContain("release 0.");
        expect((await postLead(url, newLedger())).status).toBe(201);
      }
    },
  );
});

const assets = /\/assets\/release-\d+\.js/g;

/** Releases with a small build, each with an asset of its own, numbered from `start`. The oldest first. */
function makeReleases({ folder }: Place, count: number, start = 0): string[] {
  const releases = `${folder}/releases`;
  mkdirSync(releases, { recursive: true });
  const noon = new Date(Date.UTC(2026, 10, 20, 12));
  const first = start ? currentRelease(releases)! : makeRelease(releases, noon);
  const names = Array.from({ length: count }, (_, at) =>
    first.replace(/T12\d\d/, `T12${String(start + at).padStart(2, "0")}`),
  );
  for (const [at, name] of names.entries()) {
    const number = start + at;
    const made = `${releases}/${name}`;
    if (name !== first)
      execFileSync("cp", ["-al", `${releases}/${first}`, made]);
    rmSync(`${made}/build`, { recursive: true, force: true });
    // It replaces none yet.
    rmSync(`${made}/replaces.txt`, { force: true });
    writeBuild(`${made}/build`);
    // A page that no build has, for tests of what is not served.
    for (const page of globSync(`${made}/build/pages/*draft*`)) rmSync(page);
    const client = `${made}/build/client`;
    for (const copy of globSync(`${client}/about/index.html.*`)) rmSync(copy);
    writeFileSync(`${client}/assets/release-${number}.js`, "export {}");
    writeFileSync(
      `${client}/about/index.html`,
      `<!doctype html><p>release ${number}. "/assets/release-${number}.js"`,
    );
  }
  return names;
}

/** In a new file, because other releases have links to this one. Imports still come first. */
function prepend(file: string, line: string) {
  const text = readFileSync(file, "utf8");
  rmSync(file);
  writeFileSync(file, line + text);
}

/** `npm run release -- back` to this release, or to the one before. Throws its output if it fails. */
async function release({ folder, env }: Place, unit: Unit, name?: string) {
  await promisify(execFile)(
    process.execPath,
    [resolve("scripts/release.ts"), "back", ...(name ? [name] : [])],
    {
      cwd: folder,
      env: {
        ...compileCache,
        ...env,
        PATH: unit.path,
        HOST: "127.0.0.1",
        PORT: String(unit.port),
      },
    },
  );
}

/** Debian's Caddy with the site's own Caddyfile. */
async function startCaddy(folder: string, upstream: number): Promise<URL> {
  const url = new URL(`http://127.0.0.1:${await freePort()}`);
  const caddy = spawn(
    "caddy",
    ["run", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"],
    {
      stdio: "ignore",
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
        VITE_PUBLIC_ORIGIN: url.origin,
        REDIRECT_FROM: `http://127.0.0.1:${await freePort()}`,
        SITE_UPSTREAM: `127.0.0.1:${upstream}`,
      },
    },
  );
  onTestFinished(() => void caddy.kill());
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await vi.waitUntil(isUp, { timeout: 60_000 });
  return url;
}
