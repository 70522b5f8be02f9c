import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collect, longestUpload } from "./collect.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A body that sends this many bytes every second. */
function paced(bytes: number) {
  let timer: ReturnType<typeof setInterval>;
  return new ReadableStream<Uint8Array>({
    start(stream) {
      timer = setInterval(() => stream.enqueue(new Uint8Array(bytes)), 1000);
    },
    cancel: () => clearInterval(timer),
  });
}

async function after(
  seconds: number,
  bytes: number,
  most = 10_000_000,
  open = async () => true,
) {
  let result: unknown = "waits";
  const gate = { free: 80_000, open };
  void collect(paced(bytes), most, gate).then((outcome) => (result = outcome));
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
  expect(await after(20, 1_000_000, 5_000_000)).toBe("waits");
  expect(await after(60, 1_000_000, 5_000_000)).toBe("too large");
});

test("one that stops after it got a slot loses it soon", async () => {
  const begun = (silent: number) => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new Uint8Array(100_000)),
    });
    let result: unknown = "waits";
    const gate = { free: 80_000, open: async () => true };
    void collect(body, 10_000_000, gate).then((outcome) => (result = outcome));
    return vi.advanceTimersByTimeAsync(silent * 1000).then(() => result);
  };
  expect(await begun(4)).toBe("waits");
  expect(await begun(8)).toBe("too slow");
});

test("waiting for a slot does not count as slowness, and without one the rest is dropped", async () => {
  const wait = () =>
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 400_000));
  expect(await after(410, 100_000, 10_000_000, wait)).toBe("waits");
  const refused = async () => false;
  expect(await after(20, 1_000_000, 10_000_000, refused)).toBe("waits");
  expect(await after(60, 1_000_000, 10_000_000, refused)).toBe("no room");
});
