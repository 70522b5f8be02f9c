import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { check } from "./checker.ts";
import { newLedger } from "./ledger.ts";
import { kindOf, postLead } from "./post-lead.ts";
import { startServer } from "./server-process.ts";
import { describeStores } from "./describe-stores.ts";

describeStores((newPlace) => {
  test("clients that disconnect after sending lose nothing: their retry is the same lead", async () => {
    await using place = await newPlace();
    await using server = await startServer(place);
    const ledger = newLedger();
    const keys = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(
      keys.map((key, turn) =>
        postLead(server.url, ledger, {
          key,
          kind: kindOf(key),
          signal: AbortSignal.timeout(turn),
        }),
      ),
    );
    const again = await Promise.all(
      keys.map((key) =>
        postLead(server.url, ledger, { key, kind: kindOf(key) }),
      ),
    );
    expect(again.map(({ status }) => status)).toEqual(Array(20).fill(201));
    await using db = await place.open();
    await check({ ledger, db, output: server.output() });
  });
});
