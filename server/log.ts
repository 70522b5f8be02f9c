import { AsyncLocalStorage } from "node:async_hooks";
import { pino, stdTimeFunctions } from "pino";

export type LogLevel = "info" | "warn" | "error" | "fatal";

const logger = pino(
  {
    base: null,
    messageKey: "event",
    timestamp: stdTimeFunctions.isoTime,
    // pino's own serializer would log an error's message and stack.
    serializers: { err: reason },
    formatters: { level: (label) => ({ level: label }) },
  },
  { write },
);

/**
 * In bytes. With more than this unread in a pipe with a stuck reader, lines are dropped so that memory does not grow.
 */
const mostUnread = 1_000_000;

/** The request that is being answered: its id is in all lines about it. */
export const currentRequest = new AsyncLocalStorage<
  { id: string; isLogged: boolean } | undefined
>();

let dropped = 0;

/** Lines lost to a full disk, a closed pipe or a stuck reader. */
export const logLinesDropped = (): number => dropped;

/**
 * Writes at once to a file, or to a pipe with room, so the last line before an exit is not lost. A line that cannot
 * be written is counted: a log must never end the service.
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

/** One line of JSON per event, on stdout. Never a name, an address, a message, a query string or an IP. */
export function log(
  level: LogLevel,
  event: string,
  fields: Record<string, unknown> = {},
): void {
  const request = currentRequest.getStore();
  if (request) request.isLogged = true;
  logger[level](request ? { request: request.id, ...fields } : fields, event);
}

/** What the log may say about an error: its kind, never its message, which can contain what a visitor typed. */
export function reason(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, code, errcode } = error as Error & Record<string, unknown>;
  return { error: name, code, errcode };
}
