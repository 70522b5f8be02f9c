import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/**
 * Runs one part of npm test and prints one line for it. Its output appears only if it fails: then all of it, without
 * the server's log.
 */
export async function run(
  name: string,
  command: string,
  ...args: string[]
): Promise<void> {
  const since = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const output = outputOf(child);
  const [status] = (await once(child, "close")) as [number | null];
  if (status !== 0) throw new Error(`${output()}\n${name}: failed`);
  console.log(`${name}: ${seconds(since)} s`);
}

/** What it has printed so far, without the server's log, which is one line of JSON per event. */
export function outputOf({
  stdout,
  stderr,
}: ChildProcessByStdio<null, Readable, Readable>) {
  let output = "";
  for (const stream of [stdout, stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return () => output.replaceAll(/\{"(level|time)":.*\}\n/g, "");
}

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
