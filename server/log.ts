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
  // Written at once where it is a pipe or a file: the last line before an exit is there.
  process.stdout,
);

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
