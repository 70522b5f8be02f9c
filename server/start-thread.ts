import { on } from "node:events";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** Starts a module as a worker thread. Resolves when it posts "ready", and throws if it fails before that. */
export async function startThread(
  module: URL,
  options: WorkerOptions,
): Promise<Worker> {
  // The options of the process may be for its main script only.
  const worker = new Worker(module, { ...options, execArgv: [] });
  // Under --watch the thread also posts messages of Node's own.
  for await (const [message] of on(worker, "message"))
    if (message === "ready") break;
  return worker;
}
