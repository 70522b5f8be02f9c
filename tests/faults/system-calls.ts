import { readFileSync } from "node:fs";

/** A system call of a thread, with the moments of its start and return, counted in lines. */
export type SystemCall = { text: string; began: number; ended: number };

/** The output of `strace -f`. Calls that another thread's line split in two are joined again. */
export function readTrace(file: string): SystemCall[] {
  const calls: SystemCall[] = [];
  const open = new Map<string, { text: string; began: number }>();
  const lines = readFileSync(file, "latin1").split("\n");
  for (const [number, line] of lines.entries()) {
    const [, thread = "", rest = ""] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest);
    const [unfinished] = rest.split(" <unfinished ...>");
    if (resumed) {
      const { text, began } = open.get(thread) ?? { text: "", began: number };
      calls.push({ text: text + resumed[1], began, ended: number });
    } else if (unfinished !== rest)
      open.set(thread, { text: unfinished!, began: number });
    else calls.push({ text: rest, began: number, ended: number });
  }
  return calls;
}
