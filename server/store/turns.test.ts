import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("callers get their turns one at a time, in order of arrival", async () => {
  const turns = new Turns(1000);
  const order: number[] = [];
  let busy = 0;
  await Promise.all(
    [1, 2, 3, 4].map(async (caller) => {
      const end = await turns.take();
      expect(++busy).toBe(1);
      order.push(caller);
      await new Promise(setImmediate);
      busy--;
      end();
    }),
  );
  expect(order).toEqual([1, 2, 3, 4]);
});

test("nobody overtakes a caller whose turn is about to start", async () => {
  const turns = new Turns(1000);
  const order: string[] = [];
  const end = await turns.take();
  const second = turns.take().then((next) => {
    order.push("second");
    next();
  });
  end();
  const third = turns.take().then(() => order.push("third"));
  await Promise.all([second, third]);
  expect(order).toEqual(["second", "third"]);
});

test("a caller that waits too long gets an error, and those behind keep their places", async () => {
  const turns = new Turns(20);
  const end = await turns.take();
  await expect(turns.take()).rejects.toMatchObject({ code: "STORE_BUSY" });
  const next = turns.take();
  end();
  (await next)();
});

test("a turn that is ended twice ends once", async () => {
  const turns = new Turns(20);
  const end = await turns.take();
  end();
  await turns.take();
  end();
  await expect(turns.take()).rejects.toThrow("busy");
});
