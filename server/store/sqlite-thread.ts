import { statSync } from "node:fs";
import {
  DatabaseSync,
  type SQLInputValue,
  type StatementSync,
} from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { damaged } from "./store-failure.ts";
import type { Answer, Failure, Question, Settings } from "./sqlite-client.ts";

/**
 * The thread that holds the SQLite file open and runs its statements one by one. It ends when the file can no longer
 * be trusted; sqlite-dialect.ts then starts another thread, which opens the file again.
 */
const port = parentPort;
if (!port) throw new Error("sqlite-thread.ts runs as a worker thread only");
const { file, pragmas, patience, isChecked } = workerData as Settings;

// SQLite would create an empty file in place of leads that someone has moved.
statSync(file);
const connection = new DatabaseSync(file, { timeout: patience });
for (const [name, value] of Object.entries(pragmas)) {
  connection.exec(`pragma ${name} = ${value}`);
  expectPragma(name, value);
}
if (isChecked) expectSound();
const opened = identity();
port.postMessage("ready");

port.on("message", (question: Question | "close") => {
  if (question === "close") return close();
  const answer = run(question);
  port.postMessage(answer);
  if (!("error" in answer)) return;
  // A transaction that cannot be rolled back would swallow the next one.
  if (question.sql === "rollback" || isBroken(answer.error)) close();
});

function close() {
  try {
    // A broken one has closed by itself.
    if (connection.isOpen) connection.close();
  } finally {
    port?.close();
  }
}

/** How many statements stay prepared; the server has some fifty. */
const most = 200;
const statements = new Map<string, StatementSync>();

/**
 * Prepares a statement once. Only the garbage collector frees statements, and it does not know how much memory SQLite
 * holds for each. Preparing one for every query grew the process by 130 MB over ten thousand mails.
 */
function prepared(sql: string): StatementSync {
  const cached = statements.get(sql);
  if (cached) return cached;
  if (statements.size >= most) statements.clear();
  const statement = connection.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function run({ sql, parameters }: Question): Answer {
  try {
    // After some errors SQLite has rolled back the transaction itself.
    if (sql === "rollback" && !connection.isTransaction) return { rows: [] };
    const statement = prepared(sql);
    const values = parameters as SQLInputValue[];
    const answer: Answer =
      statement.columns().length > 0
        ? { rows: statement.all(...values) }
        : { rows: [], changes: statement.run(...values).changes };
    // A write to a file that is no longer there would be confirmed and lost.
    if (!connection.isTransaction) expectInPlace();
    return answer;
  } catch (error) {
    const { message, code, errcode } = error as Failure;
    return { error: { message, code, errcode } };
  }
}

function expectPragma(name: string, wanted: string | number) {
  const value = Object.values(
    connection.prepare(`pragma ${name}`).get() ?? {},
  )[0];
  if (value !== wanted)
    throw new Error(`SQLite does not keep ${name}=${wanted}, it says ${value}`);
}

/** Without the files of leads, which may be gigabytes: a start would take as long as reading them all. */
function expectSound() {
  const tables = connection
    .prepare(
      "select name from sqlite_schema where type = 'table' and name <> 'attachments'",
    )
    .all();
  for (const { name } of [{ name: "sqlite_schema" }, ...tables]) {
    const { quick_check: found } = connection
      .prepare(`pragma quick_check('${String(name)}')`)
      .get() as { quick_check: string };
    if (found !== "ok") throw damaged(found);
  }
}

/** The identity of these files, whatever their names: device and inode. */
function identity() {
  return ["", "-wal", "-shm"]
    .map((suffix) => statSync(file + suffix, { bigint: true }))
    .map(({ dev, ino }) => `${dev}:${ino}`)
    .join();
}

function expectInPlace() {
  if (identity() !== opened)
    throw Object.assign(new Error("The store's file has been replaced"), {
      code: "STORE_MOVED",
    });
}

/** Whether the fault is the connection's, not the statement's, the moment's or a full disk's. */
function isBroken({ code, errcode }: Failure) {
  // sqlite.org/rescode.html: ERROR, BUSY, LOCKED, FULL, CONSTRAINT, MISMATCH, RANGE; the low byte of extended codes.
  return code === "ERR_SQLITE_ERROR"
    ? ![1, 5, 6, 13, 19, 20, 25].includes(Number(errcode) & 0xff)
    : code === "STORE_MOVED" || code === "ENOENT";
}
