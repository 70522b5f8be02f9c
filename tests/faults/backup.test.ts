import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { whyWithout } from "./abilities.ts";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { inWords, more, newLedger } from "./ledger.ts";
import { every, whyLater } from "./mode.ts";
import type { Place } from "./place.ts";
import { whyNoClient } from "./postgres.ts";
import { compileCache, startServer } from "./server-process.ts";
import { describeStores } from "./describe-stores.ts";

const run = promisify(execFile);
const whyNoRestic = whyWithout("restic", "version");

/** npm run leads for the store of that place. Rejects unless it exits with 0. */
async function leads({ folder, env }: Place, ...args: string[]) {
  const script = resolve("cli/leads.ts");
  const options = {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, ...env },
  };
  const { stdout } = await run(process.execPath, [script, ...args], options);
  return stdout;
}

describeStores((newPlace) => {
  test("a backup under load has everything acknowledged when it began, and can be restored elsewhere", async () => {
    await using place = await newPlace();
    await using server = await startServer(place);
    const ledger = newLedger();
    const clients = startClients(4, () => server.url, ledger);
    await more(ledger, 50);
    const acknowledged = new Map(ledger.acknowledged);
    const file = `${place.folder}/backup`;
    await leads(place, "backup", file);
    await clients.stop();
    await using db = await place.open();
    await check({ ledger, db, output: server.output() });
    await leads(place, "verify");

    await using elsewhere = await newPlace();
    await leads(elsewhere, "restore", file);
    await using restored = await elsewhere.open();
    const promised = { sent: ledger.sent, acknowledged };
    await check({ ledger: promised, db: restored, output: server.output() });
    await leads(elsewhere, "verify");
    console.log(`Backed up: ${inWords(promised)}`);
  });

  test.skipIf(whyNoRestic)(
    `the off-site copy, made and restored as docs/launch.md says, has every lead${whyNoRestic}`,
    async () => {
      await using place = await newPlace();
      await using elsewhere = await newPlace();
      await using server = await startServer(place);
      const ledger = newLedger();
      const clients = startClients(2, () => server.url, ledger);
      await more(ledger, 20);
      await clients.stop();
      const { folder } = place;
      const backups = `${folder}/backups`;
      mkdirSync(backups);
      const settings = { DATA_DIR: `${folder}/data`, ...place.env };
      writeFileSync(
        `${folder}/env`,
        Object.entries(settings)
          .map(([name, value]) => `${name}='${value}'\n`)
          .join(""),
      );
      const shell = (command: string, env = {}) =>
        run("sh", ["-ec", command], {
          env: {
            PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}`,
            HOME: folder,
            RESTIC_REPOSITORY: `${folder}/repository`,
            RESTIC_PASSWORD: "secret",
            ...compileCache,
            ...env,
          },
        });
      const { nightly, drill } = commandsOfDocs();
      await shell("restic init");
      await shell(
        nightly
          .replaceAll("/srv/sabine-ridge", resolve("."))
          .replace("/etc/sabine-ridge.env", `${folder}/env`)
          .replaceAll("/var/lib/sabine-ridge/backups", backups),
      );
      const [made = ""] = readdirSync(backups).filter((name) =>
        name.endsWith("Z"),
      );
      rmSync(backups, { recursive: true });
      const { stdout } = await shell(
        drill
          .replaceAll("/var/lib/sabine-ridge/backups", backups)
          .replace(/leads-\d{4}\S+/, made)
          .replaceAll("/tmp/off-site", `${elsewhere.folder}/off-site`)
          .replaceAll("/tmp/drill", `${elsewhere.folder}/data`),
        elsewhere.env,
      );
      expect(stdout).toContain("Sound.");
      await using restored = await elsewhere.open();
      await check({ ledger, db: restored, output: server.output() });
    },
  );

  test("an incomplete or damaged backup is rejected, and the store is not changed", async () => {
    await using place = await newPlace();
    const ledger = newLedger();
    {
      await using server = await startServer(place);
      const clients = startClients(4, () => server.url, ledger);
      await more(ledger, 50);
      await clients.stop();
    }
    const file = `${place.folder}/backup`;
    await leads(place, "backup", file);
    const whole = readFileSync(file);
    const half = Math.floor(whole.length / 2);
    const spoiled = [
      whole.subarray(0, half),
      Buffer.from(whole).fill(0xff, half, half + 64),
    ];
    await Promise.all(
      spoiled.map(async (content, number) => {
        writeFileSync(`${file}-${number}`, content);
        const restoring = leads(
          place,
          "restore",
          `${file}-${number}`,
          "--replace",
        );
        await expect(restoring).rejects.toThrow();
      }),
    );
    await using db = await place.open();
    await check({ ledger, db, output: "" });
  });

  test("a lead acknowledged during a restore is in the store or in the saved copy", async () => {
    await using place = await newPlace();
    await using server = await startServer(place);
    const ledger = newLedger();
    const clients = startClients(4, () => server.url, ledger);
    await more(ledger, 10);
    const file = `${place.folder}/backup`;
    await leads(place, "backup", file);
    await more(ledger, 20);
    const said = await leads(place, "restore", file, "--replace");
    await more(ledger, 20);
    await clients.stop();

    const [, before] = /previous content is in (\S+)\.$/m.exec(said) ?? [];
    await using elsewhere = await newPlace();
    await leads(elsewhere, "restore", resolve(place.folder, before!));
    const kept = new Map([
      ...(await keysAndReferences(elsewhere)),
      ...(await keysAndReferences(place)),
    ]);
    for (const [key, reference] of ledger.acknowledged)
      expect(kept.get(key), `acknowledged key ${key}`).toBe(reference);
    await leads(place, "verify");
    console.log(`Restored under load: ${inWords(ledger)}`);
  });

  test.skipIf(!every)(
    `a killed restore loses no acknowledged lead, and the next one cleans up after it${whyLater}`,
    async () => {
      await using place = await newPlace();
      await using server = await startServer(place);
      const ledger = newLedger();
      const clients = startClients(4, () => server.url, ledger);
      await more(ledger, 20);
      const file = `${place.folder}/backup`;
      await leads(place, "backup", file);
      const isPostgres = place.env.DATABASE_URL !== undefined;
      const data = `${place.folder}/data`;
      const saved = `${isPostgres ? file : `${data}/leads.sqlite`}.before-restore`;
      const kept = new Map<string | null, string>();
      for (const moment of [
        () => isPostgres || left(data).length > 0,
        () => existsSync(saved),
        () => existsSync(saved) && statSync(saved).size > 0,
      ]) {
        await more(ledger, 10);
        await killRestore(place, file, moment);
        if (existsSync(saved) && statSync(saved).size > 0)
          await takeAway(saved, kept);
      }
      await more(ledger, 10);
      await leads(place, "restore", file, "--replace");
      await clients.stop();
      expect(left(data)).toEqual([]);
      expect(existsSync(`${saved}.partial`)).toBe(false);

      await takeAway(saved, kept);
      for (const [key, reference] of await keysAndReferences(place))
        kept.set(key, reference);
      for (const [key, reference] of ledger.acknowledged)
        expect(kept.get(key), `acknowledged key ${key}`).toBe(reference);
      await leads(place, "verify");
      console.log(`Killed restores: ${inWords(ledger)}`);
    },
  );

  /** Records which leads a backup contains, and removes it. */
  async function takeAway(saved: string, kept: Map<string | null, string>) {
    await using elsewhere = await newPlace();
    await leads(elsewhere, "restore", saved);
    for (const [key, reference] of await keysAndReferences(elsewhere))
      kept.set(key, reference);
    for (const one of [saved, `${saved}.sha256`]) rmSync(one);
  }
}, whyNoClient);

/** What cron runs every night, and what brings a copy back, on another machine. */
function commandsOfDocs() {
  const docs = readFileSync("docs/launch.md", "utf8");
  const [, nightly = ""] =
    /^15 3 \* \* \* sabine-ridge (.+)$/m.exec(docs) ?? [];
  const [, drill = ""] = /```sh\n(restic restore[^`]+)```/.exec(docs) ?? [];
  return { nightly, drill };
}

const left = (data: string) => globSync("restoring-*", { cwd: data });

/** Starts a restore and kills it at that moment, unless it has ended by then. */
async function killRestore(
  { folder, env }: Place,
  file: string,
  moment: () => boolean,
) {
  const script = resolve("cli/leads.ts");
  const child = spawn(
    process.execPath,
    [script, "restore", file, "--replace"],
    {
      cwd: folder,
      env: { PATH: process.env.PATH, ...compileCache, ...env },
      stdio: "ignore",
    },
  );
  const exit = once(child, "exit");
  while (child.exitCode === null && !moment()) await pause(1);
  child.kill("SIGKILL");
  await exit;
}

async function keysAndReferences(place: Place) {
  await using db = await place.open();
  const rows = await db
    .selectFrom("leads")
    .select(["idempotency_key", "reference"])
    .execute();
  return rows.map((row) => [row.idempotency_key, row.reference] as const);
}
