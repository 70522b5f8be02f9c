import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";

const before = machineSeconds();
/** The processor time of the parts that have ended, in seconds. */
let counted = 0;

/**
 * Runs one part of npm test and prints one line for it. Its output appears only if it fails: then all of it, without
 * the server's log, which is one line of JSON per event.
 */
export async function run(
  name: string,
  command: string,
  ...args: string[]
): Promise<void> {
  const since = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  if (status !== 0) throw new Error(`${withoutLog(output)}\n${name}: failed`);
  // Of two parts that run at once, the one that ends first counts what both have used so far.
  const used = processorSeconds() - counted;
  counted += used;
  console.log(
    `${name}: ${seconds(since)} s, ${used.toFixed(0)} s of processor time`,
  );
}

/** Output without the server's log. */
export const withoutLog = (output: string): string =>
  output.replaceAll(/\{"(level|time)":.*\}\n/g, "");

/** Waits for all of them, and ends everything if one has failed. */
export async function together(...runs: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(runs);
  const failed = results.filter((result) => result.status === "rejected");
  for (const { reason } of failed)
    console.error(`\n${(reason as Error).message}`);
  if (failed.length > 0) process.exit(1);
}

/** The seconds since this moment. */
export const seconds = (since: number): string =>
  ((performance.now() - since) / 1000).toFixed(0);

/** The processor time that this machine has used since the start, in seconds. */
export const processorSeconds = (): number => machineSeconds() - before;

/**
 * The processor time of the whole machine since it started, in seconds. The time of child processes misses most of a
 * browser, whose processes end without a parent that waits for them: in 43 browser tests it was 24 of 127 seconds.
 */
function machineSeconds(): number {
  const worked = cpus().map(
    ({ times: { user, nice, sys, irq } }) => user + nice + sys + irq,
  );
  return worked.reduce((sum, time) => sum + time, 0) / 1000;
}
