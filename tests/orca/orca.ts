import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { startFirefox } from "../engines/firefox.ts";
import type { Engine } from "../engines/visitor.ts";
import type { ScreenReader } from "../runner/programs.ts";

export type Listener = Engine & {
  /** What Orca has said so far, one utterance a line. */
  speech(): string;
};

/** Starts Orca and a Firefox that it reads, on a display and a message bus that nothing else uses. */
export async function startOrca(
  programs: ScreenReader,
  baseURL: string,
): Promise<Listener> {
  const folder = mkdtempSync(join(tmpdir(), "orca-"));
  const speechFile = join(folder, "heard.txt");
  writeFileSync(speechFile, "");
  mkdirSync(join(folder, "orca"));
  copyFileSync(
    join(import.meta.dirname, "orca-customizations.py"),
    join(folder, "orca/orca-customizations.py"),
  );
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    HEARD: speechFile,
    LANG: "C.UTF-8",
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_RUNTIME_DIR: folder,
    // Firefox and its menus tell the bus what is on the page.
    GNOME_ACCESSIBILITY: "1",
  };
  const started: ChildProcess[] = [];
  /** Starts a program that prints a line once it is ready, and returns the line. */
  async function ready(program: string, ...args: string[]): Promise<string> {
    const child = spawn(program, args, {
      env,
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    started.push(child);
    const [line] = await once(child.stdio[3] as Readable, "data");
    return String(line).trim();
  }

  const screen = ["-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const number = await ready(programs.display, "-displayfd", "3", ...screen);
  env.DISPLAY = `:${number}`;
  const busFlags = ["--session", "--nofork", "--print-address=3"];
  env.DBUS_SESSION_BUS_ADDRESS = await ready(programs.bus, ...busFlags);
  for (const [program, ...args] of [
    [programs.events, "--launch-immediately", "--a11y=1", "--screen-reader=1"],
    [programs.reader, "--replace"],
  ] as const)
    started.push(spawn(program, args, { env, stdio: "ignore" }));
  const firefox = await startFirefox(programs.browser, baseURL, {
    headless: false,
    env,
    extraPrefsFirefox: { "accessibility.force_disabled": -1 },
  });
  return {
    newVisitor: firefox.newVisitor,
    speech: () => readFileSync(speechFile, "utf8"),
    async close() {
      await firefox.close();
      for (const child of started.toReversed()) {
        child.kill("SIGKILL");
        if (child.exitCode === null) await once(child, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
