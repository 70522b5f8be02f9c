import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RunningServer, ServerOptions } from "./server-process.ts";

/** The log line of a clock that has jumped, followed by its count. */
export const clockSays = "The clock has jumped:";

/** Node arguments for a server whose clock can jump. */
export const clockArgs = [
  "--import",
  pathToFileURL(resolve("tests/faults/jumping-clock.ts")).href,
];

/** Its environment: by how many milliseconds each jump goes; the last value repeats. */
export const clockEnv = (...jumps: number[]): ServerOptions["env"] => ({
  CLOCK_JUMPS: String(jumps),
});

/** Makes the clock jump for the nth time, counted from 1. */
export async function jump({ pid, says }: RunningServer, nth: number) {
  process.kill(pid, "SIGUSR2");
  await says(new RegExp(`${clockSays} ${nth}\n`));
}
