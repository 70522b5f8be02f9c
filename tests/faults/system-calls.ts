import { readFileSync } from "node:fs";

/** A system call that a thread made, with the moments at which it began and returned, counted in lines. */
export type SystemCall = { text: string; began: number; ended: number };

/** What `strace -f` wrote. Calls that another thread's line cut in two are put together again. */
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
