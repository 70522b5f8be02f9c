/** The message of an error. When several addresses refuse a connection, Node's one error for them has no message. */
export function errorWords(error: unknown): string {
  if (error instanceof AggregateError)
    return error.errors.map(errorWords).join(", ");
  return error instanceof Error ? error.message : String(error);
}
