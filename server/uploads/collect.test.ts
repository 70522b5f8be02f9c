import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collect, longestUpload } from "./collect.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What has become, after some seconds, of a body that sends this many bytes every second, or only at first. */
async function after(
  seconds: number,
  bytes: number,
  { most = 10_000_000, open = async () => true, isEndless = true } = {},
) {
  let timer: ReturnType<typeof setInterval>;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const send = () => stream.enqueue(new Uint8Array(bytes));
      if (isEndless) timer = setInterval(send, 1000);
      else send();
    },
    cancel: () => clearInterval(timer),
  });
  let result: unknown = "waits";
  const outcome = collect(body, most, { free: 80_000, open });
  void outcome.then((ended) => (result = ended));
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return result;
}

test("a slow body gets a moment, and is then given up", async () => {
  expect(await after(15, 1)).toBe("waits");
  expect(await after(17, 1)).toBe("too slow");
});

test("a phone with poor reception is waited for, but not forever", async () => {
  expect(await after(290, 33_000)).toBe("waits");
  expect(await after(longestUpload / 1000 + 1, 33_000)).toBe("too slow");
});

test("an oversized body is read further so its sender gets the answer, but not forever", async () => {
  const most = 5_000_000;
  expect(await after(20, 1_000_000, { most })).toBe("waits");
  expect(await after(60, 1_000_000, { most })).toBe("too large");
});

test("one that stops after it got a slot loses it soon", async () => {
  expect(await after(4, 100_000, { isEndless: false })).toBe("waits");
  expect(await after(8, 100_000, { isEndless: false })).toBe("too slow");
});

test("waiting for a slot does not count as slowness, and without one the rest is dropped", async () => {
  const wait = () =>
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 400_000));
  expect(await after(410, 100_000, { open: wait })).toBe("waits");
  const refused = { open: async () => false };
  expect(await after(20, 1_000_000, refused)).toBe("waits");
  expect(await after(60, 1_000_000, refused)).toBe("no room");
});
