import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { dueSince } from "#compile/coming.ts";
import { isLive } from "#compile/live.ts";
import { readContent } from "#compile/read-content.ts";
import { setTimeout as pause } from "node:timers/promises";
import { makeRelease } from "./release/make-release.ts";
import { lockReleases } from "./release/release-lock.ts";
import {
  currentRelease,
  makeCurrent,
  releaseBefore,
  releasedAt,
  releasesIn,
  removeOldReleases,
} from "./release/releases.ts";
import { expectReady, tryRelease } from "./release/try-release.ts";

/**
 * npm run release: builds a new release, tries it on a spare port, makes it the one that systemd starts, and restarts
 * the server. `-- back` returns to the release before the current one, `-- back NAME` to any other, and `-- list`
 * shows them. `-- due` makes a release only if an article has come due since the last one, for a timer. Exits with 1
 * if the site is still on the release before.
 */
const folder = resolve("releases");
const dataDir = resolve(process.env.DATA_DIR || "data");
const service = "sabine-ridge";
/** How long a server must stay ready after the switch, in seconds. */
const secondsReady = 3;
const [command, name] = process.argv.slice(2);

try {
  if (command === undefined) await alone(release);
  else if (command === "back") await alone(() => goBack(name));
  else if (command === "list") list();
  else if (command === "due") await alone(releaseIfDue);
  else throw new Error(`There is no "${command}". Try: back, due, list`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function alone(work: () => Promise<void>) {
  using _ = lockReleases(folder);
  await work();
}

async function release() {
  const live = isLive();
  const node =
    (...words: string[]) =>
    () => {
      const { status } = spawnSync(process.execPath, words, {
        stdio: "inherit",
      });
      if (status !== 0) throw new Error("the lines above say why");
    };
  await step("Content checked", node("compile/content-check.ts"));
  if (live)
    await step("Launch list checked", node("cli/launch-check.ts", "--release"));
  await step("Site built", node("scripts/build.ts"));
  const made = await step("Release copied", () =>
    makeRelease(folder, new Date()),
  );
  await switchTo(made);
}

async function releaseIfDue() {
  const current = currentRelease(folder);
  const articles = readContent("content/en").files;
  const due = current && dueSince(articles, releasedAt(current), new Date());
  if (!due || due.length === 0) return;
  console.log(`Due: ${due.join(", ")}`);
  await release();
}

async function goBack(wanted: string | undefined) {
  const current = currentRelease(folder);
  const to = wanted ?? (current && releaseBefore(folder, current));
  if (!to) throw new Error("There is no release before the current one.");
  if (!releasesIn(folder).includes(to))
    throw new Error(
      `There is no release ${to}. Look at: npm run release -- list`,
    );
  await switchTo(to);
}

async function switchTo(to: string) {
  await step("Every page requested", () =>
    tryRelease(resolve(folder, to), dataDir),
  );
  const before = currentRelease(folder);
  makeCurrent(folder, to);
  if (!isInstalled()) {
    console.log(
      `No server runs under systemd here. The next start takes ${to}.`,
    );
    return removeOld();
  }
  try {
    await step("Server switched", restart);
  } catch (error) {
    if (before) {
      makeCurrent(folder, before);
      systemctl("restart", service);
    }
    throw error;
  }
  removeOld();
  console.log(`The site runs ${to}.`);
}

function systemctl(...words: string[]) {
  return spawnSync("systemctl", words, { stdio: "ignore" }).status === 0;
}

function isInstalled() {
  return systemctl("is-enabled", "--quiet", service);
}

/** systemd's socket keeps connections waiting meanwhile. Throws if the server does not stay ready for a while. */
async function restart() {
  if (!systemctl("restart", service))
    throw new Error(`systemctl restart ${service} failed. Run this as root`);
  // Not imported above: the settings need the compiled content, which a checkout may not have before its first build.
  const { originOf, readConfig } = await import("#server/config.ts");
  const { host, port } = readConfig(process.env);
  try {
    for (let second = 0; second < secondsReady; second++) {
      await expectReady(originOf(host, port));
      await pause(1_000);
    }
  } catch (cause) {
    throw new Error(`The server did not take it: ${String(cause)}`, { cause });
  }
}

/** The site already runs the new release, so this is no reason to fail. */
function removeOld() {
  try {
    for (const old of removeOldReleases(folder)) console.log(`Deleted ${old}`);
  } catch (error) {
    console.error(`Old releases are still there: ${String(error)}`);
  }
}

function list() {
  const current = currentRelease(folder);
  const back = current && releaseBefore(folder, current);
  for (const one of releasesIn(folder)) {
    const note =
      one === current ? "current" : one === back ? "back leads here" : "";
    console.log(`${one}  ${note}`.trimEnd());
  }
  if (!existsSync(folder)) console.log("There are no releases yet.");
}

/** Runs a step and prints its time. If it fails, also says what that means for the site. */
async function step<T>(done: string, work: () => T | Promise<T>): Promise<T> {
  const begin = performance.now();
  try {
    const result = await work();
    const seconds = (performance.now() - begin) / 1000;
    console.log(`${done}: ${seconds.toFixed(1)} s`);
    return result;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Stopped before "${done}": ${words}\nThe site still runs the release before.`,
      { cause: error },
    );
  }
}
