/** The time this many milliseconds after another, or before it, as the store has times. */
export const after = (time: Date, milliseconds: number): string =>
  new Date(time.getTime() + milliseconds).toISOString();
