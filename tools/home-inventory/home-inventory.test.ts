import { expect, test } from "vitest";
import {
  fitting,
  parseThings,
  readThing,
  roomsOf,
  totalOf,
  type Thing,
} from "./home-inventory.ts";

const good = { room: "Kitchen", thing: "Oven", year: "2019", price: "$1,200" };

test("reads what people write", () => {
  expect(readThing(good, "en").thing).toEqual({
    room: "Kitchen",
    name: "Oven",
    year: 2019,
    price: 1200,
  });
  const lamps = { ...good, thing: " two   lamps ", year: "", price: "1.2k" };
  expect(readThing(lamps, "en").thing).toEqual({
    room: "Kitchen",
    name: "two lamps",
    price: 1200,
  });
});

test.each([
  [{ room: "" }, "room"],
  [{ thing: "" }, "thing"],
  [{ thing: "x".repeat(81) }, "thing"],
  [{ price: "-5" }, "price"],
  [{ year: "19" }, "year"],
])("%j has a problem at one field and no thing", (wrong, field) => {
  const { problems, thing } = readThing({ ...good, ...wrong }, "en");
  expect(Object.keys(problems)).toEqual([field]);
  expect(thing).toBeUndefined();
});

/** The same series in every run. */
function things(count: number): Thing[] {
  let seed = 11;
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    room: ["Kitchen", "Garage", "Office"][next(3)]!,
    name: `Thing ${index}`,
    ...(next(4) > 0 && { price: next(5000) }),
  }));
}

test("rooms have every thing once, and their totals sum to the whole", () => {
  for (const count of [0, 1, 7, 200]) {
    const all = things(count);
    const rooms = roomsOf(all);
    let prices = 0;
    for (const { price } of all) prices += price ?? 0;
    expect(totalOf(all)).toBe(prices);
    expect(rooms.flatMap((room) => room.things)).toHaveLength(count);
    expect(rooms.reduce((sum, { total }) => sum + total, 0)).toBe(totalOf(all));
    expect(new Set(rooms.map(({ name }) => name)).size).toBe(rooms.length);
  }
});

test("what a browser kept comes back, and nothing else does", () => {
  const all = things(5);
  expect(parseThings(JSON.stringify(all))).toEqual(all);
  for (const text of [null, "", "{", "7", '{"id":"1"}', '[null,"x",{"id":1}]'])
    expect(parseThings(text)).toEqual([]);
  const script = { ...all[0]!, photo: "javascript:alert(1)" };
  expect(parseThings(JSON.stringify([script]))).toEqual([]);
});

test("a long list keeps its first lines and counts the rest", () => {
  const lines = Array.from({ length: 50 }, (_, index) => `- line ${index}`);
  expect(fitting(lines, 5000)).toEqual({ lines, left: 0 });
  const some = fitting(lines, 100);
  expect(some.lines.join("\n").length).toBeLessThanOrEqual(100);
  expect(some.lines.length + some.left).toBe(50);
});
