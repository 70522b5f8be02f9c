import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RunningServer, ServerOptions } from "./server-process.ts";

/** What a clock says when it has jumped, before how often it has. */
export const clockSays = "The clock has jumped:";

/** Arguments of node for a server whose clock can be made to jump. */
export const clockArgs = [
  "--import",
  pathToFileURL(resolve("tests/faults/jumping-clock.ts")).href,
];

/** The environment for it: by how many milliseconds each jump goes, the last again and again. */
export const clockEnv = (...jumps: number[]): ServerOptions["env"] => ({
  CLOCK_JUMPS: String(jumps),
});

/** Makes the clock jump for the nth time, counted from 1. */
export async function jump({ pid, says }: RunningServer, nth: number) {
  process.kill(pid, "SIGUSR2");
  await says(new RegExp(`${clockSays} ${nth}\n`));
}
