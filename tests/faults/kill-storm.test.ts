import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { inWords, more, newLedger } from "./ledger.ts";
import { long } from "./mode.ts";
import { startServer, type RunningServer } from "./server-process.ts";
import { describeStores } from "./stores.ts";

const rounds = Number(process.env.FAULT_ROUNDS ?? (long ? 25 : 3));

describeStores((newPlace) => {
  test("1. kill -9 under load loses no acknowledged lead", async () => {
    await using place = await newPlace();
    const ledger = newLedger();
    let server: RunningServer | undefined;
    let output = "";
    const clients = startClients(4, () => server?.url, ledger);
    for (let round = 0; round < rounds; round++) {
      server = await startServer(place);
      // Every other round begins to count when leads are kept again: a slow start would leave nothing to lose.
      if (round % 2) await more(ledger, 1);
      await pause(Math.random() * 500);
      expect(await server.end("SIGKILL")).toMatchObject({ signal: "SIGKILL" });
      output += server.output();
      server = undefined;
    }
    await clients.stop();
    await using db = await place.open();
    await check({ ledger, db, output });
    console.log(`${rounds} kills: ${inWords(ledger)}`);
  });
});
