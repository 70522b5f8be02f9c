/** What an error says. Several addresses refused at once are one without words. */
export function errorWords(error: unknown): string {
  if (error instanceof AggregateError)
    return error.errors.map(errorWords).join(", ");
  return error instanceof Error ? error.message : String(error);
}
