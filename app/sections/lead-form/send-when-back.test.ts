import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LeadResult } from "./send-lead.ts";
import { sendWhenBack } from "./send-when-back.ts";

const minute = 60_000;
const sent: LeadResult = { status: "sent", reference: "SR-234567" };
const unreached: LeadResult = { status: "unreached" };

/** The window's events. */
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits with these answers, and records when each try began, in milliseconds. */
function wait(answers: LeadResult[], took = 0) {
  const start = Date.now();
  const tries: number[] = [];
  let running = 0;
  const attempt = async () => {
    tries.push(Date.now() - start);
    running += 1;
    expect(running).toBe(1);
    if (took) await new Promise((resolve) => setTimeout(resolve, took));
    running -= 1;
    return answers.shift() ?? unreached;
  };
  const stop = new AbortController();
  return { tries, stop, result: sendWhenBack(attempt, stop.signal) };
}

const online = () => page.dispatchEvent(new Event("online"));

test("it tries as soon as the network is back, and once", async () => {
  const { tries, result } = wait([sent]);
  await vi.advanceTimersByTimeAsync(10);
  expect(tries).toEqual([]);
  online();
  online();
  await vi.advanceTimersByTimeAsync(0);
  expect(await result).toBe(sent);
  online();
  await vi.advanceTimersByTimeAsync(minute);
  expect(tries).toEqual([10]);
});

test("while the server is out of reach, it waits twice as long after each try, up to a minute", async () => {
  const { tries } = wait([]);
  await vi.advanceTimersByTimeAsync(5 * minute);
  const pauses = tries.map((time, index) => time - (tries[index - 1] ?? 0));
  expect(pauses.slice(0, 6)).toEqual([1000, 2000, 4000, 8000, 16000, 32000]);
  expect(new Set(pauses.slice(6))).toEqual(new Set([minute]));
});

test("a new network starts with short pauses again", async () => {
  const { tries } = wait([]);
  await vi.advanceTimersByTimeAsync(2 * minute);
  tries.length = 0;
  online();
  await vi.advanceTimersByTimeAsync(3000);
  expect(tries.map((time) => time - 2 * minute)).toEqual([0, 1000, 3000]);
});

test("a network that comes back during a try starts no second one", async () => {
  const { tries, result } = wait([unreached, sent], 500);
  await vi.advanceTimersByTimeAsync(1200);
  online();
  await vi.advanceTimersByTimeAsync(minute);
  expect(await result).toBe(sent);
  expect(tries).toHaveLength(2);
});

test("an answer of the server ends the wait, whatever it says", async () => {
  const { tries, result } = wait([{ status: "failed", why: "unclear" }]);
  await vi.advanceTimersByTimeAsync(minute);
  expect(await result).toMatchObject({ status: "failed" });
  expect(tries).toHaveLength(1);
});

test("a visitor who stops it before a try sends nothing", async () => {
  const { tries, stop, result } = wait([sent]);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  online();
  await vi.advanceTimersByTimeAsync(minute);
  expect(await result).toBeUndefined();
  expect(tries).toEqual([]);
});

test("a lead that was stored while the visitor stopped it is reported as sent", async () => {
  const { stop, result } = wait([sent], 500);
  await vi.advanceTimersByTimeAsync(1200);
  stop.abort();
  await vi.advanceTimersByTimeAsync(minute);
  expect(await result).toBe(sent);
});
