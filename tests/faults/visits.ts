import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** An answer that no visitor should get, or a connection that broke. */
export type Trouble = { address: string; release: number; what: string };

export type Visits = {
  /** How long each answer took, in milliseconds. */
  took: number[];
  /** When each answer was complete. */
  answered: number[];
  trouble: Trouble[];
  stop: () => Promise<void>;
};

/** The mark of a release in the names of its assets. */
const mark = /_r(\d+)\./;
export const marked = (name: string, release: number) =>
  name.replace(/(\.\w+)$/, `_r${release}$1`);

/** A page that a visitor has open, and the release that it came from. */
type OpenPage = { release: number; assets: string[] };

/**
 * `count` visitors that open these pages with all of their assets, and keep each open: while `release()` is at most
 * `keeps` more than at its time, they fetch its assets again now and then, as a browser does that comes back to its
 * tab. Every other visitor keeps its connections.
 */
export function startVisits(
  count: number,
  url: () => URL,
  pages: readonly string[],
  release: () => number,
  keeps: number,
): Visits {
  const end = new AbortController();
  const visits = {
    took: [] as number[],
    answered: [] as number[],
    trouble: [] as Trouble[],
  };
  const visitors = Array.from({ length: count }, async (_, visitor) => {
    const agent = new Agent({ keepAlive: visitor % 2 === 0, maxSockets: 6 });
    let open: OpenPage[] = [];
    for (let visit = visitor; !end.signal.aborted; visit++) {
      const page = pages[visit % pages.length]!;
      const html = await get(page, release(), agent);
      const assets = [...html.matchAll(/\/assets\/[\w.-]+/g)].map(String);
      const at = Number(mark.exec(assets.join())?.[1]);
      await Promise.all(assets.map((asset) => get(asset, at, agent)));
      open.push({ release: at, assets: assets.slice(0, 3) });
      open = open.filter((one) => release() - one.release <= keeps);
      const tab = open[Math.floor(Math.random() * open.length)];
      for (const asset of tab?.assets ?? [])
        await get(asset, tab!.release, agent);
      await pause(20);
    }
    agent.destroy();
  });

  async function get(address: string, at: number, agent: Agent) {
    const begin = performance.now();
    const { status, body } = await ask(new URL(address, url()), agent);
    // A tab of more releases ago may have been waiting for this answer.
    const isDue = release() - at <= keeps;
    if (status !== "200" && isDue)
      visits.trouble.push({ address, release: at, what: status });
    visits.took.push(performance.now() - begin);
    visits.answered.push(performance.now());
    return body;
  }

  return {
    ...visits,
    async stop() {
      end.abort();
      await Promise.all(visitors);
    },
  };
}

/** Never tries again, unlike a browser. */
function ask(url: URL, agent: Agent) {
  return new Promise<{ status: string; body: string }>((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, body: "" });
    const asked = request(url, { agent, timeout: 30_000 }, (answer) => {
      let body = "";
      answer
        .setEncoding("utf8")
        .on("data", (text) => (body += text))
        .once("error", fail)
        .once("end", () =>
          resolve({ status: String(answer.statusCode), body }),
        );
    });
    asked
      .once("timeout", () => asked.destroy(new Error("no answer in 30 s")))
      .once("error", fail)
      .end();
  });
}
