import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
} from "vitest";
import { openStore, type Store } from "#server/store/store.ts";
import { newDatabase, whyNoPostgres } from "../../tests/faults/postgres.ts";
import { openIntake } from "./intake.ts";
import {
  memoryRateLimiter,
  type RateLimiter,
  type RateLimits,
} from "./rate-limit.ts";
import { sharedRateLimiter } from "./shared-rate-limit.ts";

let clock: Date;
let limit: RateLimiter;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
/** The answers to this many requests from one address, one after another. */
const tell = async (times: number, address?: string, isVouchedFor = false) => {
  const answers: number[] = [];
  for (let time = 0; time < times; time++)
    answers.push(await limit(address, isVouchedFor));
  return answers;
};
/** How many of these pass, each from its own 64-bit network. */
const passing = async (addresses: readonly string[]) => {
  let passed = 0;
  for (const address of addresses)
    if ((await limit(address)) === 0) passed += 1;
  return passed;
};
const hexes = Array.from({ length: 24 }, (_, number) => number.toString(16));

function declare(
  newLimiter: (limits: RateLimits, now: () => Date) => Promise<RateLimiter>,
) {
  beforeEach(async () => {
    clock = new Date("2026-11-20T12:00:00Z");
    limit = await newLimiter({ perAddress: 3, total: 5 }, () => clock);
  });

  test("allows this many from an address, then says how long to wait", async () => {
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

  test("everyone together has a limit too", async () => {
    await tell(3, "192.0.2.1");
    expect(await tell(3, "192.0.2.2")).toEqual([0, 0, 120]);
    expect(await tell(1)).toEqual([120]);
    later(120);
    expect(await tell(1)).toEqual([0]);
  });

  test("a 64-bit IPv6 network counts as one address", async () => {
    await tell(2, "2001:db8::1");
    expect(await tell(2, "2001:db8::2")).toEqual([0, 200]);
    expect(await tell(1, "2001:db8:0:1::2")).toEqual([0]);
  });

  test("a flood from all networks of one customer leaves most of the total to others", async () => {
    limit = await newLimiter({ perAddress: 3, total: 60 }, () => clock);
    const home = hexes.map((hex) => `2001:db8:0:${hex}::1`);
    expect(await passing([...home, ...home])).toBe(6);
    const office = hexes.map((hex) => `2001:db8:0:${hex}00::1`);
    expect(await passing([...office, ...office])).toBe(6);
    expect(await tell(4, "192.0.2.1")).toEqual([0, 0, 0, 200]);
    expect(await tell(1, "2001:db8:1::1")).toEqual([0]);
  });

  test("only vouched-for posts take from the reserved part", async () => {
    const limits = { perAddress: 3, total: 5, reserved: 2 };
    limit = await newLimiter(limits, () => clock);
    await tell(3, "192.0.2.1");
    expect(await tell(1, "192.0.2.2")).toEqual([120]);
    expect(await tell(2, "192.0.2.3", true)).toEqual([0, 0]);
    expect(await tell(1, "192.0.2.4", true)).toEqual([120]);
    later(240);
    expect(await tell(1, "192.0.2.2")).toEqual([120]);
    expect(await tell(1, "192.0.2.4", true)).toEqual([0]);
  });

  test("a clock that goes back makes nobody wait for it", async () => {
    await tell(3, "192.0.2.1");
    later(-3600);
    expect(await tell(1, "192.0.2.1")).toEqual([0]);
  });

  test("of many at once, no more pass than the limit allows", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => limit("192.0.2.1")),
    );
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(3);
  });
}

describe("in the memory of a process", () => {
  declare(async (limits, now) => memoryRateLimiter(limits, now));

  test("remembers a limited number of addresses", async () => {
    const now = new Date();
    const many = memoryRateLimiter({ perAddress: 1, total: 1e9 }, () => now);
    await many("192.0.2.1");
    expect(await many("192.0.2.1")).toBeGreaterThan(0);
    for (let one = 0; one < 10_000; one++)
      await many(`10.1.${one >> 8}.${one & 255}`);
    expect(await many("192.0.2.1")).toBe(0);
  });
});

describe.skipIf(whyNoPostgres)(`in PostgreSQL${whyNoPostgres}`, () => {
  let store: Store;
  beforeAll(async () => {
    const databaseUrl = await newDatabase(inject("postgres"));
    store = await openStore({ databaseUrl, dataDir: "unused" });
  });
  beforeEach(async () => {
    await store.db.deleteFrom("rate_limits").execute();
    await store.db.deleteFrom("secrets").execute();
  });
  afterAll(() => store.db.destroy());
  const buckets = () =>
    store.db.selectFrom("rate_limits").selectAll().execute();
  declare(async (limits, now) => sharedRateLimiter(store.db, limits, now));

  test("several processes share an address's limit", async () => {
    const limits = { perAddress: 3, total: 5 };
    const other = sharedRateLimiter(store.db, limits, () => clock);
    await tell(2, "192.0.2.1");
    expect(await other("192.0.2.1")).toBe(0);
    expect(await other("192.0.2.1")).toBe(200);
  });

  test("it is the limiter of a server that stores its leads there", async () => {
    const limits = { perAddress: 3, total: 5 };
    const { posts } = await openIntake(store, limits, 0, () => clock);
    await posts("192.0.2.1");
    expect(await buckets()).toHaveLength(2);
  });

  test("no address is stored, and full buckets are forgotten", async () => {
    await tell(1, "192.0.2.1");
    await tell(1, "192.0.2.2");
    expect(await buckets()).toHaveLength(3);
    expect(JSON.stringify(await buckets())).not.toContain("192.0.2");
    later(601);
    await tell(1, "192.0.2.3");
    expect(await buckets()).toHaveLength(2);
  });
});
