import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { readConfig } from "./config.ts";
import { errorWords } from "./error-words.ts";
import { takeOrders, type Outcome } from "./handover/control.ts";
import { holdPort, type HeldPort } from "./handover/held-port.ts";
import { makeCurrent, releaseBefore } from "./handover/releases.ts";
import type { Ready, Told } from "./handover/turn.ts";
import { log } from "./log.ts";
import { longestUpload } from "./uploads/collect.ts";

/**
 * Holds the port, even while no server runs, runs the server of a release, hands over to the server of another one
 * without a gap, and takes back a release whose server keeps dying (docs/decisions/0051). It is started from the
 * folder of a release, and settings that are relative paths are relative to its working directory. Without it,
 * `node server/main.ts` is the whole server.
 */

/** How long a server may take to get ready, in milliseconds. */
const patience = 120_000;

/** How long a server that has retired may run, in milliseconds: its last connection, and then its mails. */
const retirement = longestUpload + 90_000;

/** Before a server that has died is started again, in milliseconds: twice as long each time in a row. */
const firstPause = 100;
const longestPause = 30_000;

/** So many deaths in this time, in milliseconds, take a release back. */
const mostDeaths = 3;
const trial = 60_000;

type Running = { folder: string; worker: Worker };

let held: HeldPort;
let current: Running | undefined;
/** The release to go back to. */
let before: string | undefined;
/** When servers of the current release died in the last minute. */
let deaths: number[] = [];
let isStopping = false;
let last: Promise<unknown> = Promise.resolve();

// The servers accept connections themselves: passing each one on would cost time.
cluster.schedulingPolicy = cluster.SCHED_NONE;
const first = dirname(import.meta.dirname);
const releases = dirname(first);

// A server runs in the folder of its release, and that is deleted one day.
process.env.DATA_DIR = resolve(process.env.DATA_DIR || "data");
if (process.env.WEBHOOK_FIELDS)
  process.env.WEBHOOK_FIELDS = resolve(process.env.WEBHOOK_FIELDS);

process.on("SIGTERM", stop).on("SIGINT", stop).on("SIGHUP", reload);
try {
  const { host, port } = readConfig(process.env);
  held = await holdPort(host, port);
  before = releaseBefore(releases, basename(first));
  // As without a primary, the first server takes what it finds: pages come first, even without a store.
  current = await start(first);
  await takeOrders(process.env.DATA_DIR, ({ release }) =>
    inTurn(() => handOver(release)),
  );
} catch (error) {
  log("error", "cannot start", { problem: errorWords(error) });
  // Its servers end with it.
  process.exit(1);
}

/** One handover or restart at a time. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const turn = last.then(task);
  last = turn.catch(() => {});
  return turn;
}

/**
 * Starts the server of a release and lets it listen. Throws if it does not get ready, or if `refuses` gives a reason.
 */
async function start(
  folder: string,
  refuses: (report: Ready) => string | undefined = () => undefined,
  env: Record<string, string> = {},
): Promise<Running> {
  cluster.setupPrimary({ exec: join(folder, "server/main.ts"), cwd: folder });
  // cluster.fork() has no option for it. Each release has its own Node.
  const node = join(folder, "node_modules/node/bin/node");
  if (existsSync(node)) process.execPath = node;
  const worker = cluster.fork(env);
  const end = new AbortController();
  const gone = once(worker, "exit", end).then(([code, signal]) => {
    throw new Error(`it ended with ${signal ?? `status ${code}`}`);
  });
  const late = once(AbortSignal.timeout(patience), "abort", end).then(() => {
    throw new Error(`it was not ready within ${patience / 1000} s`);
  });
  const said = async () =>
    Promise.race([once(worker, "message", end), gone, late]);
  try {
    const [report] = (await said()) as [Ready];
    const refusal = refuses(report);
    if (refusal) throw new Error(refusal);
    const listening = said();
    worker.send("listen" satisfies Told, held, () => {});
    await listening;
  } catch (error) {
    worker.process.kill("SIGKILL");
    throw error;
  } finally {
    end.abort();
  }
  const running = { folder, worker };
  worker.once("exit", (code: number | null, signal: string | null) => {
    if (current !== running || isStopping) return;
    log("error", "server died", { code, signal });
    startAgain();
  });
  return running;
}

function startAgain() {
  const now = performance.now();
  deaths = [...deaths.filter((at) => now - at < trial), now];
  const back = deaths.length >= mostDeaths ? before : undefined;
  const pause = Math.min(firstPause * 2 ** (deaths.length - 1), longestPause);
  setTimeout(
    () =>
      void inTurn(async () => {
        // A release may have taken its place meanwhile.
        if (isStopping || !current?.worker.isDead()) return;
        try {
          if (back) await takeBack(current.folder, back);
          else current = await start(current.folder);
        } catch (error) {
          log("error", "server not started", { problem: errorWords(error) });
          startAgain();
        }
      }),
    back ? 0 : pause,
  );
}

/** The release before is running again, also at the next start. Its server tells the owner. */
async function takeBack(folder: string, release: string) {
  const dead = basename(folder);
  log("error", "release taken back", { release: dead, running: release });
  // Once, because the same may have killed both.
  before = undefined;
  current = await start(join(releases, release), undefined, {
    RELEASE_TAKEN_BACK: dead,
  });
  deaths = [];
  makeCurrent(releases, release);
}

async function handOver(release: string | undefined): Promise<Outcome> {
  const old = current!;
  const running = basename(old.folder);
  if (release === undefined) return { running };
  const folder = join(releases, release);
  if (!/^[\w-]+$/.test(release) || !existsSync(join(folder, "server/main.ts")))
    return { running, problem: `there is no release ${release}` };
  try {
    current = await start(folder, whyNotReady, { TAKES_OVER: "1" });
  } catch (error) {
    const problem = errorWords(error);
    log("error", "release refused", { release, problem });
    return { running, problem };
  }
  deaths = [];
  if (release !== running) before = running;
  log("info", "release running", { release });
  retire(old.worker);
  return { running: release };
}

/** Hands over to a new server of the same release. */
function reload() {
  void inTurn(async () => {
    if (current) await handOver(basename(current.folder));
  });
}

/** The server that runs may be able to store leads when the next one is not. */
function whyNotReady({ ready, problems, reason }: Ready) {
  return ready
    ? undefined
    : `it could not store leads (${reason ?? problems.join(", ")})`;
}

function retire(worker: Worker) {
  if (worker.isDead()) return;
  tell(worker, "retire");
  const overdue = setTimeout(() => worker.process.kill("SIGKILL"), retirement);
  worker.once("exit", () => clearTimeout(overdue));
}

async function stop() {
  if (isStopping) process.exit(1);
  isStopping = true;
  // A proxy can try again elsewhere when a connection is refused, not when it waits.
  held?.close();
  const workers = Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker && !worker.isDead() ? [worker] : [],
  );
  const ends = workers.map((worker) => once(worker, "exit"));
  for (const worker of workers) tell(worker, "stop");
  await Promise.all(ends);
  process.exit(0);
}

function tell(worker: Worker, told: Told) {
  // A server that has just died cannot be told; its end is seen elsewhere.
  worker.send(told, () => {});
}
