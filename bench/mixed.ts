import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startSink } from "../tests/faults/mail-sink.ts";
import { percentile } from "./percentile.ts";
import { leadBody } from "../tests/faults/post-lead.ts";
import { atMost, rounded, type Figure } from "./figure.ts";
import { ask, someAddress, type Answered } from "./requests.ts";
import type { Searched, Searching } from "./searching.ts";
import { startSite } from "./start-site.ts";

const seconds = Number(process.env.BENCH_SECONDS ?? 300);
const searching = Number(process.env.BENCH_SEARCHING ?? 200);
const leadsPerSecond = Number(process.env.BENCH_LEADS ?? 20);
const filesPerSecond = 50;

/**
 * How long a lead and a file take while 200 connections search without a pause, on loopback. Each request comes from
 * a different visitor (TRUST_PROXY), so that no limit per network protects the server. Mails go to a mail server that
 * accepts them at once.
 */
export async function mixed(): Promise<Figure[]> {
  await using sink = await startSink();
  const env = { ...sink.env, HOST: "127.0.0.1", TRUST_PROXY: "1" };
  await using site = await startSite(env);
  return await measure(site.url, site.pid);
}

/**
 * `worked`: how long the server's one thread worked during this wait, in milliseconds. The answer would take this
 * long on an otherwise idle machine, however busy this one is.
 */
type Timed = Answered & { worked: number };

async function measure(url: URL, pid: number): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const [script = ""] = globSync("build/client/assets/framework-*.js");
  const paths = ["/", "/about", script.slice("build/client".length)];
  let turn = 0;
  const file = () =>
    ask(new URL(paths[turn++ % paths.length]!, url), {
      agent,
      headers: {
        "X-Forwarded-For": someAddress(),
        "Accept-Encoding": "gzip",
      },
    });
  const lead = () =>
    ask(
      new URL("/api/contact", url),
      { agent, method: "POST", headers: leadHeaders() },
      leadBody(),
    );
  const timed = async (send: () => Promise<Answered>): Promise<Timed> => {
    const begin = processorTime(pid);
    const answer = await send();
    return { ...answer, worked: processorTime(pid) - begin };
  };

  // Warm up before measuring memory.
  await Promise.all([paced(20, 2, lead), paced(20, 2, file)]);
  const memory = watchMemory(pid);
  const flood = search({ url: url.href, connections: searching, seconds });
  const [leads, files] = await Promise.all([
    paced(leadsPerSecond, seconds, () => timed(lead)),
    paced(filesPerSecond, seconds, () => timed(file)),
  ]);
  const waiting = await mailsWaiting(url);
  const searched = await flood;
  const { start, middle, end } = memory.stop();
  agent.destroy();

  console.table({
    leads: row(leads),
    files: row(files),
    searches: {
      p50: searched.p50,
      p99: searched.p99,
      answers: words(searched.statuses),
    },
  });
  console.log(
    `Memory of the server in MB: ${start} at the start, ${middle} in the middle, ${end} at the end`,
  );
  console.log(`Mails waiting at the end: ${waiting}`);
  const of = `${searching} connections search, ${leadsPerSecond} leads a second`;
  const lost = leads.filter(({ status }) => status !== 201).length;
  return [
    atMost("99 of 100 leads within, ms", of, row(leads).p99, 1000),
    atMost("99 of 100 files within, ms", of, row(files).p99, 100),
    atMost("leads not kept", of, lost, 0),
    atMost("mails behind, s", of, rounded(waiting / leadsPerSecond, 1), 5),
    atMost("memory, end / middle", of, rounded(end / middle, 2), 1.2),
  ];
}

const leadHeaders = () => ({
  "Content-Type": "application/json",
  "Idempotency-Key": randomUUID(),
  "X-Forwarded-For": someAddress(),
});

/** Starts this many per second, whether or not the earlier ones have ended. Returns all answers. */
async function paced<Answer>(
  perSecond: number,
  duration: number,
  send: () => Promise<Answer>,
): Promise<Answer[]> {
  const begin = performance.now();
  const sent: Promise<Answer>[] = [];
  for (let number = 0; number < perSecond * duration; number++) {
    const due = begin + (number / perSecond) * 1000;
    if (due > performance.now()) await pause(due - performance.now());
    sent.push(send());
  }
  return Promise.all(sent);
}

/** Of the server's thread that answers, in milliseconds. */
function processorTime(pid: number): number {
  const [nanoseconds] = readFileSync(
    `/proc/${pid}/task/${pid}/schedstat`,
    "utf8",
  ).split(" ");
  return Number(nanoseconds) / 1e6;
}

async function search(data: Searching): Promise<Searched> {
  const worker = new Worker(new URL("./searching.ts", import.meta.url), {
    workerData: data,
  });
  const [searched] = (await once(worker, "message")) as [Searched];
  return searched;
}

/** In MB, each the median over a tenth of the time: after the first, in the middle, the last. */
function watchMemory(pid: number) {
  const samples: number[] = [];
  const timer = setInterval(() => {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? [];
    samples.push(Number(kilobytes) / 1024);
  }, 500);
  const around = (share: number) => {
    const tenth = Math.max(1, samples.length / 10);
    const from = Math.floor(share * (samples.length - tenth));
    return rounded(percentile(samples.slice(from, from + tenth), 0.5));
  };
  return {
    stop() {
      clearInterval(timer);
      return { start: around(0.1), middle: around(0.5), end: around(1) };
    },
  };
}

async function mailsWaiting(url: URL): Promise<number> {
  const answer = await fetch(new URL("/readyz", url));
  const report = (await answer.json()) as {
    status: { outbox: { waiting: number } } | null;
  };
  return report.status?.outbox.waiting ?? Number.NaN;
}

function row(answers: readonly Timed[]) {
  const took = answers.map((answer) => answer.took);
  const worked = answers.map((answer) => answer.worked);
  const statuses: Record<string, number> = {};
  for (const { status } of answers)
    statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    p50: rounded(percentile(took, 0.5)),
    p99: rounded(percentile(took, 0.99)),
    "p99 of the server's work": rounded(percentile(worked, 0.99)),
    answers: words(statuses),
  };
}

const words = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
