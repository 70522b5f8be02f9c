import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parentPort, Worker, workerData } from "node:worker_threads";

/** What a thread is sent: a task, or that there are no more. */
type Turn<Task> = { task: Task; isLast: boolean | undefined };

type Options<Result> = {
  /** What each thread gets at its start. */
  given?: unknown;
  done?: (result: Result) => void;
};

/**
 * Works on tasks in as many threads as the machine has cores. The module calls `workOn`. Each thread gets a task as soon
 * as it has finished one, so the longest should come first. Throws the first error, after all threads have ended.
 */
export async function inThreads<Task, Result = void>(
  module: URL,
  tasks: readonly Task[],
  { given, done = () => {} }: Options<Result> = {},
): Promise<void> {
  const waiting = tasks.values();
  const count = Math.min(availableParallelism(), tasks.length);
  const workers = Array.from(
    { length: count },
    () => new Worker(module, { workerData: given, execArgv: [] }),
  );
  try {
    await Promise.all(
      workers.map(async (worker) => {
        const ended = once(worker, "exit");
        worker.on("message", (result: Result) => {
          done(result);
          next();
        });
        const next = () => {
          const { done: isLast, value: task } = waiting.next();
          worker.postMessage({ task, isLast } satisfies Turn<Task | void>);
        };
        next();
        await ended;
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Called by a module that `inThreads` starts: gets its function from what the thread is given. */
export function workOn<Given, Task, Result>(
  start: (given: Given) => Promise<(task: Task) => Promise<Result>>,
): void {
  const port = parentPort!;
  const work = start(workerData as Given);
  // The next task comes only after the result of this one.
  port.on("message", async ({ task, isLast }: Turn<Task>) => {
    if (isLast) port.close();
    else port.postMessage(await (await work)(task));
  });
}
