import { pino, stdTimeFunctions } from "pino";

export type LogLevel = "info" | "warn" | "error" | "fatal";

const logger = pino(
  {
    base: null,
    messageKey: "event",
    timestamp: stdTimeFunctions.isoTime,
    // pino's own would tell an error's message and stack.
    serializers: { err: reason },
    formatters: { level: (label) => ({ level: label }) },
  },
  { write },
);

/** With more than this unread in a pipe whose reader is stuck, lines are dropped: memory must not grow. In bytes. */
const mostUnread = 1_000_000;

let dropped = 0;

/** Lines that a full disk, a closed pipe or a stuck reader did not take. */
export const logLinesDropped = (): number => dropped;

/**
 * Writes at once to a file, or to a pipe that has room, so the last line before an exit is there. A line that cannot be
 * written is counted: a log must never end the service.
 */
function write(line: string) {
  const { stdout } = process;
  if (stdout.writableLength > mostUnread) dropped++;
  else stdout.write(line, (error) => void (error && dropped++));
}

// The callback above has counted the line; without a listener the error would end the process. Node's own warnings go
// to stderr, often the same file.
for (const stream of [process.stdout, process.stderr])
  stream.on("error", () => {});

/** One line of JSON an event, on stdout. Never a name, an address, a message, a query string or an IP. */
export function log(
  level: LogLevel,
  event: string,
  fields: Record<string, unknown> = {},
): void {
  logger[level](fields, event);
}

/** What a log may tell of an error: its kind, never its message, which can hold what somebody typed. */
export function reason(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, code, errcode } = error as Error & Record<string, unknown>;
  return { error: name, code, errcode };
}
