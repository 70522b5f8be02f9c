/** Whether the calendar has this day, as yyyy-mm-dd. Not in day.ts, which every page with a form loads at once. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  // February 30 becomes a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
