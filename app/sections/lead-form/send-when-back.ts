import type { LeadResult } from "./send-lead.ts";

/** In milliseconds. */
const shortest = 1000;
const longest = 60_000;

/**
 * Tries again when the network is back, one try at a time, until the server answers. The browser may report a network
 * before the server can be reached, or never, so it also tries after a second and then after twice as long each time.
 * Resolves to undefined if `stop` came first.
 */
export async function sendWhenBack(
  attempt: () => Promise<LeadResult>,
  stop: AbortSignal,
): Promise<LeadResult | undefined> {
  for (let delay = shortest; ;) {
    const isOnline = await isBack(delay, stop);
    delay = isOnline ? shortest : Math.min(2 * delay, longest);
    if (stop.aborted) return undefined;
    const result = await attempt();
    if (result.status !== "unreached") return result;
  }
}

/** Resolves when the browser says that it is online, after this many milliseconds, or to stop. */
function isBack(delay: number, stop: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve(false);
    const end = (event?: Event) => {
      clearTimeout(timer);
      removeEventListener("online", end);
      stop.removeEventListener("abort", end);
      resolve(event?.type === "online");
    };
    const timer = setTimeout(end, delay);
    addEventListener("online", end);
    stop.addEventListener("abort", end);
  });
}
