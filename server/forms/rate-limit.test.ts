import { beforeEach, describe, expect, test } from "vitest";
import { memoryRateLimiter, type RateLimiter } from "./rate-limit.ts";

let clock: Date;
let limit: RateLimiter;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
/** What so many requests from an address are told, one after another. */
const tell = async (times: number, address?: string) => {
  const answers: number[] = [];
  for (let time = 0; time < times; time++) answers.push(await limit(address));
  return answers;
};

describe("in the memory of a process", () => {
  beforeEach(() => {
    clock = new Date("2026-11-20T12:00:00Z");
    limit = memoryRateLimiter({ perAddress: 3, total: 5 }, () => clock);
  });

  test("lets so many from an address through, then says how long to wait", async () => {
    expect(await tell(4, "192.0.2.1")).toEqual([0, 0, 0, 200]);
    later(199);
    expect(await tell(1, "192.0.2.1")).toEqual([1]);
    later(1);
    expect(await tell(2, "192.0.2.1")).toEqual([0, 200]);
  });

  test("is full again after the period, and never fuller", async () => {
    await tell(3, "192.0.2.1");
    later(100_000);
    expect(await tell(4, "192.0.2.1")).toEqual([0, 0, 0, 200]);
  });

  test("an address that floods takes nothing from the others", async () => {
    await tell(20, "192.0.2.1");
    expect(await tell(2, "192.0.2.2")).toEqual([0, 0]);
  });

  test("all together have a limit too", async () => {
    await tell(3, "192.0.2.1");
    expect(await tell(3, "192.0.2.2")).toEqual([0, 0, 120]);
    expect(await tell(1)).toEqual([120]);
    later(120);
    expect(await tell(1)).toEqual([0]);
  });

  test("an IPv6 network of 64 bits is one address", async () => {
    await tell(2, "2001:db8::1");
    expect(await tell(2, "2001:db8::2")).toEqual([0, 200]);
    expect(await tell(1, "2001:db8:0:1::2")).toEqual([0]);
  });

  test("a clock that goes back makes nobody wait for it to come forward", async () => {
    await tell(3, "192.0.2.1");
    later(-3600);
    expect(await tell(1, "192.0.2.1")).toEqual([0]);
  });
});

test("remembers no more addresses than it may", async () => {
  const now = new Date();
  const many = memoryRateLimiter({ perAddress: 1, total: 1e9 }, () => now);
  await many("192.0.2.1");
  expect(await many("192.0.2.1")).toBeGreaterThan(0);
  for (let one = 0; one < 10_000; one++)
    await many(`10.1.${one >> 8}.${one & 255}`);
  expect(await many("192.0.2.1")).toBe(0);
});
