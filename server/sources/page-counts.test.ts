import { expect, test } from "vitest";
import { describeStores, emptyStore } from "#server/store/stores.fixture.ts";
import type { Store } from "#server/store/store.ts";
import { otherSource, PageCounts } from "./page-counts.ts";

const noon = new Date("2026-11-20T18:00:00Z");

const counted = ({ db }: Store) =>
  db.selectFrom("page_counts").selectAll().orderBy("source").execute();

describeStores((newPlace) => {
  test("counts of two servers add up, by their day in Texas", async () => {
    const store = await emptyStore(newPlace);
    let clock = new Date("2026-11-21T05:59:59Z");
    const one = new PageCounts(store.db, () => clock);
    const two = new PageCounts(store.db, () => clock);
    for (const counts of [one, one, two])
      counts.add("view", "/about", "bing.com");
    await Promise.all([one.save(), two.save()]);
    clock = new Date("2026-11-21T06:00:00Z");
    one.add("view", "/about", "bing.com");
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
    counts.add("start", "/", "");
    await expect(counts.save()).rejects.toThrow();
    counts.add("start", "/", "");
    await expect(counts.save()).rejects.toThrow();
    await db.schema.alterTable("elsewhere").renameTo("page_counts").execute();
    await counts.save();
    await counts.save();
    expect(await counted(store)).toMatchObject([{ what: "start", count: 2 }]);
  });

  test("made-up sources count as others beyond 200 a day, and fill no memory", async () => {
    const store = await emptyStore(newPlace);
    let clock = noon;
    const counts = new PageCounts(store.db, () => clock);
    for (let index = 0; index < 1000; index++)
      counts.add("view", "/", `made-up-${index}`);
    counts.add("view", "/", "made-up-0");
    counts.add("view", "/", "");
    await counts.save();
    const rows = await counted(store);
    expect(rows).toHaveLength(202);
    expect(rows.find(({ source }) => source === otherSource)?.count).toBe(800);
    expect(rows.find(({ source }) => source === "made-up-0")?.count).toBe(2);
    clock = new Date("2026-11-21T18:00:00Z");
    counts.add("view", "/", "next-day");
    await counts.save();
    expect(await counted(store)).toContainEqual(
      expect.objectContaining({ day: "2026-11-21", source: "next-day" }),
    );
  });
});
