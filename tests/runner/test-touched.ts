import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { compileCache } from "../faults/server-process.ts";
import { laterInBrowsers, laterUnits, partlyLater } from "../later.ts";
import { changedSince, lastGreen, wasGreenToday } from "./last-green.ts";
import { outputOf, seconds } from "./suite.ts";
import { prepareMachine } from "./test-machine.ts";

/**
 * npm run test:touched: what npm test leaves out and the changes since npm run test:all was last green can break, long
 * browser tests that have changed, and npm run test:edits, unless it was green today and content's rules have not
 * changed since. If this clone does not know that commit, everything counts as changed. .ci/run calls it after npm
 * test, and does not wait for all of it: a part that has not ended at the time given, in seconds since 1970, is
 * stopped, and the last lines say so. A part ends at its first failure, so one that was stopped had none. Each day
 * begins with other parts, so that all have their turn.
 *
 *   npm run test:touched -- --until=1795600000
 */
type Part = {
  name: string;
  /** Changes to these files can make it fail. */
  files: RegExp;
  command: readonly [command: string, ...args: string[]];
  /** "all": with tests tagged @long, and faults on PostgreSQL too. */
  tests: "touched" | "all" | "";
  /** It is run in so many parts of a few minutes each. */
  shards?: number;
};

const { commit: base } = lastGreen("test:all");
const changed = base === undefined ? undefined : changedSince(base);
const browsers = ["playwright", "test", "--max-failures=1"] as const;
const engines = ["--project=firefox", "--project=webkit"];
const chromium = ["--project=dev", "--project=chromium"];
const ofPages =
  /^(app|content|compile|forms|pictures|queries|tools|words|scripts|server|tests\/later\.ts)|^package-lock\.json$/;

/** npm test has run the others, and these only on SQLite. */
const onBothStores = globSync("{cli,server}/**/*.test.ts").filter((file) =>
  readFileSync(file, "utf8").includes("describeStores("),
);

const parts: readonly Part[] = [
  {
    name: "units",
    tests: "touched",
    files:
      /^(cli|compile|editor|forms|scripts|server|words|tests\/later\.ts)|^package-lock\.json$/,
    command: ["vitest", "run", "--bail=1", ...laterUnits, ...onBothStores],
  },
  {
    name: "faults",
    files: /^(server|forms|cli|tests\/(faults|later\.ts))|^package-lock\.json$/,
    command: ["vitest", "run", "--config=vitest.faults.config.ts", "--bail=1"],
    tests: "all",
    shards: 2,
  },
  {
    name: "browsers",
    tests: "touched",
    files: ofPages,
    command: [...browsers, ...chromium, ...laterInBrowsers, ...partlyLater],
    shards: 3,
  },
  {
    name: "engines",
    tests: "touched",
    files: RegExp(`${ofPages.source}|^tests/engines`),
    command: [...browsers, ...engines],
  },
  {
    name: "editor",
    files: /^(app|compile|content|editor|scripts|words|tests\/editor)/,
    command: [...browsers, "--project=editor"],
    tests: "all",
  },
  {
    name: "changed browser tests",
    files: /^tests\/(e2e|dev|engines)/,
    command: [
      ...browsers,
      `--only-changed=${base}`,
      "--grep=@long",
      "--pass-with-no-tests",
      ...chromium,
      ...engines,
    ],
    tests: "all",
  },
];

/** Owners' edits: what they may write follows from these files, so they can only break when those change. */
const ofEdits: Part = {
  name: "edits",
  tests: "",
  files: /^(compile\/|app\/content\/|tests\/edits\/)/,
  command: [process.execPath, "tests/runner/test-edits.ts"],
};
const { commit: editsBase } = lastGreen("test:edits");

const [, until = "Infinity"] =
  /^--until=(\d+)$/.exec(process.argv[2] ?? "") ?? [];
const end = Number(until) * 1000;

if (!changed)
  console.log(
    `${base ? `This clone does not have ${base}, at which` : "No commit is known at which"} npm run test:all was green: every part runs, without the changed browser tests`,
  );

for (const line of await prepareMachine("touched")) console.log(line);
Object.assign(process.env, compileCache);
// npm test's build has no share pictures.
execFileSync(process.execPath, ["scripts/build.ts", "--if-stale"], {
  stdio: "ignore",
});
const all = [
  ...parts
    .filter(({ name }) => changed || name !== "changed browser tests")
    .flatMap(shardsOf),
  ofEdits,
];
// Three or four parts end in .ci/run's time.
const first = (3 * Math.floor(Date.now() / 86_400_000)) % all.length;
for (const part of [...all.slice(first), ...all.slice(0, first)])
  if (part !== ofEdits) await runIfTouched(part, changed);
  else if (editsBase && wasGreenToday("test:edits"))
    await runIfTouched(part, changedSince(editsBase));
  else await runPart(part, " (not yet today)");

function shardsOf(part: Part): Part[] {
  const { name, command, shards = 1 } = part;
  if (shards === 1) return [part];
  return Array.from({ length: shards }, (_, index) => ({
    ...part,
    name: `${name} ${index + 1} of ${shards}`,
    command: [...command, `--shard=${index + 1}/${shards}`],
  }));
}

async function runIfTouched(part: Part, files: string[] | undefined) {
  const file = files?.find((one) => part.files.test(one));
  if (files && !file) console.log(`${part.name}: untouched`);
  else await runPart(part, file ? ` (${file} changed)` : "");
}

/** A failure sets the exit code, so that the other parts run too. */
async function runPart(part: Part, why: string): Promise<void> {
  const name = `${part.name} of test:touched`;
  const [command, ...args] = part.command;
  const start = performance.now();
  const time = end - Date.now();
  if (time <= 0) {
    console.log(`${name}: not run for lack of time${why}`);
    return;
  }
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    // It waits for runners of its own, which stop with it as one group.
    detached: part === ofEdits,
    env: { ...process.env, TESTS: part.tests },
  });
  const output = outputOf(child);
  let isLate = false;
  const stop = () => {
    isLate = true;
    // Both runners then close their browsers and servers.
    if (part === ofEdits) process.kill(-child.pid!, "SIGINT");
    else child.kill("SIGINT");
    setTimeout(() => child.kill("SIGKILL"), 30_000).unref();
  };
  // The longest time that a timer takes is 25 days.
  const clock = setTimeout(stop, Math.min(time, 2 ** 31 - 1));
  const [status] = (await once(child, "close")) as [number | null];
  clearTimeout(clock);
  if (status === 0) console.log(`${name}: ${seconds(start)} s${why}`);
  else if (isLate) console.log(`${name}: stopped for lack of time${why}`);
  else {
    console.error(`${output()}\n${name}: failed${why}`);
    process.exitCode = 1;
  }
}
