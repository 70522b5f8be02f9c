import { expect, test } from "vitest";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { Store } from "#server/store/store.ts";
import { otherSource, PageCounts } from "./page-counts.ts";

const noon = new Date("2026-11-20T18:00:00Z");

const counted = ({ db }: Store) =>
  db.selectFrom("page_counts").selectAll().orderBy("source").execute();

const nobody = () => undefined;

describeStores((newPlace) => {
  test("counts of two servers add up, by their day in Texas", async () => {
    const store = await emptyStore(newPlace);
    let clock = new Date("2026-11-21T05:59:59Z");
    const one = new PageCounts(store.db, () => clock);
    const two = new PageCounts(store.db, () => clock);
    for (const counts of [one, one, two])
      counts.add("view", "/about", "bing.com", nobody);
    await Promise.all([one.save(), two.save()]);
    clock = new Date("2026-11-21T06:00:00Z");
    one.add("view", "/about", "bing.com", nobody);
    await one.save();
    await one.save();
    const row = { what: "view", path: "/about", source: "bing.com" };
    const rows = await counted(store);
    expect(rows.toSorted((a, b) => (a.day < b.day ? -1 : 1))).toEqual([
      { ...row, day: "2026-11-20", count: 3 },
      { ...row, day: "2026-11-21", count: 1 },
    ]);
  });

  test("counts wait while the store fails, and are then stored once", async () => {
    const store = await emptyStore(newPlace);
    const { db } = store;
    const counts = new PageCounts(db, () => noon);
    await db.schema.alterTable("page_counts").renameTo("elsewhere").execute();
    counts.add("start", "/", "", nobody);
    await expect(counts.save()).rejects.toThrow();
    counts.add("start", "/", "", nobody);
    await expect(counts.save()).rejects.toThrow();
    await db.schema.alterTable("elsewhere").renameTo("page_counts").execute();
    await counts.save();
    await counts.save();
    expect(await counted(store)).toMatchObject([{ what: "start", count: 2 }]);
  });

  test("one visitor can make up ten sources a day, and the owner's campaigns always count", async () => {
    const store = await emptyStore(newPlace);
    let clock = noon;
    const counts = new PageCounts(store.db, () => clock, ["hail"]);
    const from = (address: string, sources: string[]) => {
      for (const source of sources)
        counts.add("view", "/", source, () => address);
    };
    const names = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}${index}`);
    from("192.0.2.1", names("one-", 8000));
    from("192.0.2.1", ["hail", "one-0"]);
    from("192.0.2.2", ["bing.com"]);
    // All of a provider's customer: four times as many.
    for (let host = 0; host < 100; host++)
      from(`2001:db8:0:${host.toString(16)}00::1`, names(`six-${host}-`, 10));
    await counts.save();
    const rows = await counted(store);
    const starting = (prefix: string) =>
      rows.filter(({ source }) => source.startsWith(prefix)).length;
    expect([starting("one-"), starting("six-")]).toEqual([10, 40]);
    for (const source of ["hail", "bing.com"])
      expect(rows).toContainEqual(expect.objectContaining({ source }));
    clock = new Date("2026-11-21T18:00:00Z");
    from("192.0.2.1", ["next-day"]);
    await counts.save();
    expect(await counted(store)).toContainEqual(
      expect.objectContaining({ source: "next-day" }),
    );
  });

  test("made-up sources count as others beyond 200 a day, and fill no memory", async () => {
    const store = await emptyStore(newPlace);
    let clock = noon;
    const counts = new PageCounts(store.db, () => clock);
    for (let index = 0; index < 1000; index++)
      counts.add("view", "/", `made-up-${index}`, nobody);
    counts.add("view", "/", "made-up-0", nobody);
    counts.add("view", "/", "", nobody);
    await counts.save();
    const rows = await counted(store);
    expect(rows).toHaveLength(202);
    expect(rows.find(({ source }) => source === otherSource)?.count).toBe(800);
    expect(rows.find(({ source }) => source === "made-up-0")?.count).toBe(2);
    clock = new Date("2026-11-21T18:00:00Z");
    counts.add("view", "/", "next-day", nobody);
    await counts.save();
    expect(await counted(store)).toContainEqual(
      expect.objectContaining({ day: "2026-11-21", source: "next-day" }),
    );
  });
});
