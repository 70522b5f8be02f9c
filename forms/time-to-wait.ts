import type { retryTimes } from "#content/ui/retry-times.ts";
import { fillIn } from "#words/fill-in.ts";

type WaitWords = Omit<typeof retryTimes, "part">;

/** "30 seconds", "4 minutes": never less than this many seconds. */
export function timeToWait(seconds: number, words: WaitWords): string {
  if (seconds <= 50) {
    const count = Math.max(Math.ceil(seconds / 5) * 5, 5);
    return fillIn(words.seconds, { count });
  }
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return words.minute;
  return minutes <= 90
    ? fillIn(words.minutes, { count: minutes })
    : fillIn(words.hours, { count: Math.ceil(minutes / 60) });
}
