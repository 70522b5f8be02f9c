import { Agent } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { percentile } from "./percentile.ts";
import { rounded } from "./figure.ts";
import { ask, someAddress } from "./requests.ts";

/** The thread's input, as its `workerData`. */
export type Searching = { url: string; connections: number; seconds: number };

/** The thread's result. Times are for searches answered with a page, in milliseconds. */
export type Searched = {
  statuses: Record<string, number>;
  p50: number;
  p99: number;
};

/** The most searches in total, however fast they are refused. */
const most = 2_000_000;

/**
 * Runs in a separate thread, so its work does not count in other measurements. Clients search without a pause, each
 * time from another address and for twelve different misspelled words, the most expensive search.
 */
const { url, connections, seconds } = workerData as Searching;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const end = performance.now() + seconds * 1000;
const statuses: Record<string, number> = {};
const took: number[] = [];
let sent = 0;

async function client() {
  while (performance.now() < end && sent < most) {
    sent++;
    const answer = await ask(new URL(searchPath(), url), {
      agent,
      headers: { "X-Forwarded-For": someAddress(), Accept: "text/html" },
    });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 200) took.push(answer.took);
  }
}

function searchPath() {
  const words =
    "insurance deductible commercial property homeowners coverage liability certificate hurricane flooding premium renewal";
  const misspelled = words.split(" ").map((word) => {
    const place = 1 + Math.floor(Math.random() * (word.length - 2));
    return word.slice(0, place) + word.slice(place + 1);
  });
  return `/blog/search?q=${misspelled.join("+")}`;
}

await Promise.all(Array.from({ length: connections }, client));
agent.destroy();
const port = parentPort;
if (!port) throw new Error("searching.ts runs as a worker thread only");
port.postMessage({
  statuses,
  p50: rounded(percentile(took, 0.5)),
  p99: rounded(percentile(took, 0.99)),
} satisfies Searched);
