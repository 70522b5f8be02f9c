import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

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
  // Linux adds the time of a child when it ends, so what came since the last one is this one's.
  const used = childSeconds() - counted;
  counted += used;
  console.log(
    `${name}: ${seconds(since)} s${used > 0 ? `, ${used.toFixed(0)} s of processor time` : ""}`,
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

/** The processor time of this process and all that it has waited for, in seconds. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childSeconds();
}

/** Of ended children and their own, as Linux counts it in hundredths of a second (proc(5)); elsewhere 0. */
function childSeconds(): number {
  try {
    const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
    const [user, system] = fields.split(" ").slice(13, 15);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return 0;
  }
}
