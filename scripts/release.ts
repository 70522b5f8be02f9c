import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { dueSince } from "#compile/coming.ts";
import { isLive } from "#compile/live.ts";
import { readContent } from "#compile/read-content.ts";
import { crashPoint } from "#server/crash-point.ts";
import { order, type Outcome } from "#server/handover/control.ts";
import { checkRelease } from "./release/check-release.ts";
import { makeRelease } from "./release/make-release.ts";
import { lockReleases } from "./release/release-lock.ts";
import {
  currentRelease,
  makeCurrent,
  releaseBefore,
  releasedAt,
  releasesIn,
  removeOldReleases,
} from "#server/handover/releases.ts";

/**
 * npm run release: builds and checks a new release and switches the running server to it. `-- back` returns to the
 * release before the current one, `-- back NAME` to any other, and `-- list` shows them. `-- due` makes a release only
 * if an article has come due since the last one, for a timer. Exits with 1 if the site is
 * still on the release before.
 */
const folder = resolve("releases");
const dataDir = resolve(process.env.DATA_DIR || "data");
const [command, name] = process.argv.slice(2);

try {
  if (command === undefined) await alone(release);
  else if (command === "back") await alone(() => goBack(name));
  else if (command === "list") await list();
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
  const unchanged = "The site still runs the release before.";
  await step("Content checked", node("compile/content-check.ts"), unchanged);
  if (live)
    await step(
      "Launch list checked",
      node("cli/launch-check.ts", "--release"),
      unchanged,
    );
  await step("Site built", node("scripts/build.ts"), unchanged);
  const made = await step(
    "Release copied",
    () => makeRelease(folder, new Date()),
    unchanged,
  );
  await step(
    "Every page requested",
    () => checkRelease(resolve(folder, made)),
    unchanged,
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
  crashPoint("release-made");
  // The order is carried out even if this command is interrupted.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {});
  // Not always the current one: the command before may have been killed.
  const before = (await order(dataDir, {}))?.running ?? currentRelease(folder);
  // First, because the next start must never take a release that can no longer read the store.
  makeCurrent(folder, to);
  crashPoint("release-current");
  let outcome: Outcome | undefined;
  try {
    outcome = await step(
      "Server switched",
      () => order(dataDir, { release: to }),
      "The site still runs the release before.",
    );
    if (outcome?.problem)
      throw new Error(
        `The server did not take ${to}: ${outcome.problem}.\nThe site still runs ${outcome.running}. The server's log says more.`,
      );
  } catch (error) {
    if (before) makeCurrent(folder, before);
    throw error;
  }
  crashPoint("release-switched");
  removeOld(outcome ? [outcome.running] : []);
  console.log(
    outcome
      ? `The site runs ${to}.`
      : `No server runs with the data folder ${dataDir}. The next start takes ${to}.`,
  );
}

/** The site already runs the new release, so this is no reason to fail. */
function removeOld(inUse: readonly string[]) {
  try {
    for (const old of removeOldReleases(folder, inUse))
      console.log(`Deleted ${old}`);
  } catch (error) {
    console.error(`Old releases are still there: ${String(error)}`);
  }
}

async function list() {
  const current = currentRelease(folder);
  const running = (await order(dataDir, {}))?.running;
  const back = current && releaseBefore(folder, current);
  for (const one of releasesIn(folder)) {
    const notes = [
      one === running && "running",
      one === current && "current",
      one === back && "back leads here",
    ].filter(Boolean);
    console.log(`${one}  ${notes.join(", ")}`.trimEnd());
  }
  if (!existsSync(folder)) console.log("There are no releases yet.");
}

/** Runs a step and prints its time. If it fails, also says what that means for the site. */
async function step<T>(
  done: string,
  work: () => T | Promise<T>,
  consequence: string,
): Promise<T> {
  const begin = performance.now();
  try {
    const result = await work();
    const seconds = (performance.now() - begin) / 1000;
    console.log(`${done}: ${seconds.toFixed(1)} s`);
    return result;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new Error(`Stopped before "${done}": ${words}\n${consequence}`, {
      cause: error,
    });
  }
}
