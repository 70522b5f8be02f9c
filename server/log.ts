/** One line of JSON an event. Never a name, an address, a message, a query string or an IP. */
export function log(
  level: "info" | "error",
  event: string,
  fields: Record<string, unknown> = {},
): void {
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    event,
    ...fields,
  });
  (level === "error" ? process.stderr : process.stdout).write(`${line}\n`);
}

/** What a log may tell of an error: its kind, never its message, which can hold what somebody typed. */
export function reason(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, code, errcode } = error as Error & Record<string, unknown>;
  return { error: name, code, errcode };
}
