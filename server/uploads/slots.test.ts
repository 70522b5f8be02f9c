import { expect, test } from "vitest";
import { Slots } from "./slots.ts";

const take = async (slots: Slots, networks: string[], patience = 5) =>
  (await Promise.all(networks.map((one) => slots.take(one, patience)))).flatMap(
    (slot) => slot ?? [],
  );

const many = (network: string) => Array<string>(20).fill(network);

test("the number of slots is limited, and the first in line gets the next free one", async () => {
  const slots = new Slots();
  const all = await take(slots, ["a", "b", "c", "d", "e"].flatMap(many));
  expect(all.length).toBeLessThan(20);
  const waiting = take(slots, ["f"], 10_000);
  all.pop()![Symbol.dispose]();
  expect(await waiting).toHaveLength(1);
  expect(await take(slots, ["g"])).toHaveLength(0);
});
