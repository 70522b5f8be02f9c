import { changesAfter, isCovered, isOpen } from "#forms/business-clock.ts";

/** Timers stop while a computer sleeps, and setTimeout cannot wait for longer than 24.8 days; in ms. */
const longest = 60_000;

let timer: ReturnType<typeof setTimeout>;

/**
 * Writes on the root whether the office is open, and removes a notice that has ended: now, when the visitor comes back
 * to the page, and when the office opens or closes. Style sheets show what follows, so no focus moves.
 */
export function startPageClock(): void {
  tell();
  addEventListener("pageshow", tell);
  addEventListener("visibilitychange", tell);
}

function tell() {
  const now = new Date();
  const { dataset } = document.documentElement;
  // A device's clock can be years off.
  if (isCovered(now)) dataset.office = isOpen(now) ? "open" : "closed";
  else delete dataset.office;
  const notice = document.querySelector<HTMLElement>("[data-notice]");
  const ends = Number(notice?.dataset.notice ?? Infinity);
  if (ends <= now.getTime()) notice?.remove();
  clearTimeout(timer);
  const next = Math.min(
    changesAfter(now).getTime(),
    ends,
    now.getTime() + longest,
  );
  if (!document.hidden) timer = setTimeout(tell, next - now.getTime());
}
