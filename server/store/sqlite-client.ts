import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { startThread } from "#server/start-thread.ts";

/** What the thread opens, as its `workerData`. */
export type Settings = {
  file: string;
  /** Each is set and then read back, because SQLite ignores unsupported settings. */
  pragmas: Record<string, string | number>;
  /** How long a statement waits for another process, in milliseconds. */
  patience: number;
  /** Whether to look for damage first, which takes as long as reading the file. */
  isChecked: boolean;
};

export type Question = { sql: string; parameters: readonly unknown[] };

export type Answer =
  | { rows: unknown[]; changes?: number | bigint }
  | { error: Failure };

/** An error without its stack: `code` is Node's, `errcode` is SQLite's. */
export type Failure = { message: string; code?: unknown; errcode?: unknown };

type Result = Exclude<Answer, { error: unknown }>;

/** This side of a thread that holds a SQLite file open (sqlite-thread.ts). */
export class SqliteClient {
  readonly #worker: Worker;
  /** The thread answers in order. */
  readonly #waiting: PromiseWithResolvers<Result>[] = [];
  /** Why it ended, after it has. */
  #end: Error | undefined;

  /** Throws if the file is missing or cannot be used. */
  static async start(settings: Settings): Promise<SqliteClient> {
    const module = new URL("./sqlite-thread.ts", import.meta.url);
    return new SqliteClient(
      await startThread(module, { name: "store", workerData: settings }),
    );
  }

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.unref();
    worker.on("message", (answer: Answer) => this.#settle(answer));
    worker.on("error", (error) => this.#fail(error));
    worker.on("exit", () => this.#fail(new Error("The store has closed")));
  }

  /** Whether it accepts no more statements. */
  get hasEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Runs one statement. Throws SQLite's error, with its `errcode`. */
  ask(sql: string, parameters: readonly unknown[] = []): Promise<Result> {
    if (this.#end) return Promise.reject(this.#end);
    // A process that waits for an answer must stay alive; one that only holds the store open may end.
    this.#worker.ref();
    this.#worker.postMessage({ sql, parameters } satisfies Question);
    const waiting = Promise.withResolvers<Result>();
    this.#waiting.push(waiting);
    return waiting.promise;
  }

  /** Closes the file after all statements are answered. */
  async close(): Promise<void> {
    if (this.#end) return;
    this.#worker.ref();
    const exit = once(this.#worker, "exit");
    this.#worker.postMessage("close");
    await exit;
  }

  #settle(answer: Answer) {
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker.unref();
    if ("error" in answer)
      waiting?.reject(
        Object.assign(new Error(answer.error.message), answer.error),
      );
    else waiting?.resolve(answer);
  }

  #fail(error: Error) {
    this.#end ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
