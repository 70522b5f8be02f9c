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
  memoryTotal,
  type RateLimiter,
  type TotalLimit,
} from "./rate-limit.ts";
import { sharedRateLimiter, sharedTotal } from "./shared-rate-limit.ts";

let clock: Date;
let limit: RateLimiter;
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};
/** The answers to this many requests from one address, one after another. */
const tell = async (times: number, address?: string) => {
  const answers: number[] = [];
  for (let time = 0; time < times; time++) answers.push(await limit(address));
  return answers;
};
/** How many posts pass from 24 networks of a prefix, twice from each. */
async function passing(prefix: string, end = "") {
  let passed = 0;
  for (let post = 0; post < 48; post++) {
    const hex = (post % 24).toString(16);
    if ((await limit(`${prefix}:${hex}${end}::1`)) === 0) passed++;
  }
  return passed;
}

function declare(
  newLimiter: (perAddress: number, now: () => Date) => RateLimiter,
  newTotal: (total: number, now: () => Date) => TotalLimit,
) {
  beforeEach(async () => {
    clock = new Date("2026-11-20T12:00:00Z");
    limit = newLimiter(3, () => clock);
  });

  test("allows this many from an address, then says how long to wait", async () => {
    expect(await tell(4, "192.0.2.1")).toEqual([0, 0, 0, 200]);
    later(199);
    expect(await tell(1, "192.0.2.1")).toEqual([1]);
    later(1);
    expect(await tell(2, "192.0.2.1")).toEqual([0, 200]);
    // It is full again after the period, and never fuller.
    later(100_000);
    expect(await tell(4, "192.0.2.1")).toEqual([0, 0, 0, 200]);
    // A clock that goes back makes nobody wait for it.
    later(-3600);
    expect(await tell(1, "192.0.2.1")).toEqual([0]);
  });

  test("an address that floods takes nothing from the others, and all without one are one client", async () => {
    await tell(20, "192.0.2.1");
    expect(await tell(2, "192.0.2.2")).toEqual([0, 0]);
    expect(await tell(4)).toEqual([0, 0, 0, 200]);
  });

  test("a 64-bit IPv6 network counts as one address, and all networks of one customer have a limit", async () => {
    await tell(2, "2001:db8::1");
    expect(await tell(2, "2001:db8::2")).toEqual([0, 200]);
    expect(await passing("2001:db8:1")).toBe(6);
    expect(await passing("2001:db8:2", "00")).toBe(12);
    expect(await tell(1, "2001:db8:3::1")).toEqual([0]);
  });

  test("everyone together has a limit, and half of it is for vouched-for posts", async () => {
    const isOver = newTotal(5, () => clock);
    const ask = async (times: number, isVouchedFor: boolean) => {
      const answers: boolean[] = [];
      for (let time = 0; time < times; time++)
        answers.push(await isOver(isVouchedFor));
      return answers;
    };
    expect(await ask(4, false)).toEqual([false, false, false, true]);
    expect(await ask(3, true)).toEqual([false, false, true]);
    later(240);
    expect(await ask(1, false)).toEqual([true]);
    expect(await ask(1, true)).toEqual([false]);
  });

  test("of many at once, no more pass than the limit allows", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => limit("192.0.2.1")),
    );
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(3);
  });
}

describe("in the memory of a process", () => {
  declare(memoryRateLimiter, memoryTotal);

  test("remembers a limited number of addresses", async () => {
    const now = new Date();
    const many = memoryRateLimiter(1, () => now);
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
  declare(
    (perAddress, now) => sharedRateLimiter(store.db, perAddress, now),
    (total, now) => sharedTotal(store.db, total, now),
  );

  test("several processes share an address's limit", async () => {
    const other = sharedRateLimiter(store.db, 3, () => clock);
    await tell(2, "192.0.2.1");
    expect(await other("192.0.2.1")).toBe(0);
    expect(await other("192.0.2.1")).toBe(200);
  });

  test("a server uses it and stores no address; full buckets are forgotten", async () => {
    const limits = { perAddress: 3, total: 5 };
    const intake = await openIntake(store, limits, 0, () => clock);
    for (const address of ["192.0.2.1", "192.0.2.2"])
      await intake.posts(address);
    expect(await buckets()).toHaveLength(2);
    expect(JSON.stringify(await buckets())).not.toContain("192.0.2");
    later(601);
    await tell(1, "192.0.2.3");
    expect(await buckets()).toHaveLength(1);
  });
});
