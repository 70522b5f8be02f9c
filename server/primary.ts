import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { errorWords } from "./error-words.ts";
import { takeOrders, type Outcome } from "./handover/control.ts";
import type { Ready, Told } from "./handover/turn.ts";
import { log } from "./log.ts";
import { longestUpload } from "./uploads/collect.ts";

/**
 * Holds the port, runs the server of a release, and hands over to the server of another one without a gap
 * (docs/decisions/0043). It is started from the folder of a release, and settings that are relative paths are relative
 * to its working directory. Without it, `node server/main.ts` is the whole server.
 */

/** How long a server may take to get ready, in milliseconds. */
const patience = 120_000;

/** How long a server that has retired may run, in milliseconds: its last connection, and then its mails. */
const retirement = longestUpload + 90_000;

/** Before a server that has died is started again, in milliseconds: twice as long each time in a row. */
const firstPause = 500;
const longestPause = 30_000;

/** A server that has run for this long was well, in milliseconds. */
const trial = 60_000;

type Running = { folder: string; worker: Worker; since: number };

let current: Running | undefined;
let deaths = 0;
let isStopping = false;
let last: Promise<unknown> = Promise.resolve();

// The servers accept connections themselves: passing each one on would cost time.
cluster.schedulingPolicy = cluster.SCHED_NONE;
const releases = resolve(import.meta.dirname, "../..");

// A server runs in the folder of its release, and that is deleted one day.
process.env.DATA_DIR = resolve(process.env.DATA_DIR || "data");
if (process.env.WEBHOOK_FIELDS)
  process.env.WEBHOOK_FIELDS = resolve(process.env.WEBHOOK_FIELDS);

process.on("SIGTERM", stop).on("SIGINT", stop);
try {
  // As without a primary, the first server takes what it finds: pages come first, even without a store.
  current = await start(dirname(import.meta.dirname));
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
): Promise<Running> {
  cluster.setupPrimary({ exec: join(folder, "server/main.ts"), cwd: folder });
  // cluster.fork() has no option for it. Each release has its own Node.
  const node = join(folder, "node_modules/node/bin/node");
  if (existsSync(node)) process.execPath = node;
  const worker = cluster.fork();
  const end = new AbortController();
  const gone = once(worker, "exit", end).then(([code, signal]) => {
    throw new Error(`it ended with ${signal ?? `status ${code}`}`);
  });
  const late = once(AbortSignal.timeout(patience), "abort", end).then(() => {
    throw new Error(`it was not ready within ${patience / 1000} s`);
  });
  try {
    const [report] = (await Promise.race([
      once(worker, "message", end),
      gone,
      late,
    ])) as [Ready];
    const refusal = refuses(report);
    if (refusal) throw new Error(refusal);
    const listening = once(worker, "listening", end);
    tell(worker, "listen");
    await Promise.race([listening, gone, late]);
  } catch (error) {
    worker.process.kill("SIGKILL");
    throw error;
  } finally {
    end.abort();
  }
  const running = { folder, worker, since: performance.now() };
  worker.once("exit", (code: number | null, signal: string | null) => {
    if (current !== running || isStopping) return;
    log("error", "server died", { code, signal });
    if (performance.now() - running.since > trial) deaths = 0;
    startAgain();
  });
  return running;
}

function startAgain() {
  const pause = Math.min(firstPause * 2 ** deaths++, longestPause);
  setTimeout(() => {
    void inTurn(async () => {
      // A release may have taken its place meanwhile.
      if (isStopping || !current?.worker.isDead()) return;
      try {
        current = await start(current.folder);
      } catch (error) {
        log("error", "server not started", { problem: errorWords(error) });
        startAgain();
      }
    });
  }, pause);
}

async function handOver(release: string | undefined): Promise<Outcome> {
  const before = current!;
  const running = basename(before.folder);
  if (release === undefined) return { running };
  const folder = join(releases, release);
  if (!/^[\w-]+$/.test(release) || !existsSync(join(folder, "server/main.ts")))
    return { running, problem: `there is no release ${release}` };
  try {
    current = await start(folder, whyNotReady);
  } catch (error) {
    const problem = errorWords(error);
    log("error", "release refused", { release, problem });
    return { running, problem };
  }
  deaths = 0;
  log("info", "release running", { release });
  retire(before.worker);
  return { running: release };
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
