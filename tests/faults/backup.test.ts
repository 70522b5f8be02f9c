import { execFile, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { listLeads } from "#server/leads/list-leads.ts";
import { check } from "./checker.ts";
import { startClients } from "./clients.ts";
import { describeStores } from "./describe-stores.ts";
import { inWords, more, newLedger } from "./ledger.ts";
import { makePlace, type Place } from "./place.ts";
import { whyNoClient } from "./postgres.ts";
import { compileCache, startServer } from "./server-process.ts";

const run = promisify(execFile);

/** npm run backup for the store of that place. Returns the file. */
async function backUp({ folder, env }: Place): Promise<string> {
  mkdirSync(`${folder}/backups`);
  await run(process.execPath, [resolve("cli/backup.ts"), "backups"], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...compileCache, ...env },
  });
  const [name = ""] = readdirSync(`${folder}/backups`).toSorted();
  return `${folder}/backups/${name}`;
}

describeStores((newPlace) => {
  test("a backup under load, restored elsewhere as docs/operating.md says, has everything acknowledged when it began", async () => {
    await using place = await newPlace();
    await using elsewhere = await newPlace();
    await using server = await startServer(place);
    const ledger = newLedger();
    const clients = startClients(4, () => server.url, ledger);
    await more(ledger, 50);
    const acknowledged = new Map(ledger.acknowledged);
    const file = await backUp(place);
    await clients.stop();
    const { DATABASE_URL } = elsewhere.env;
    if (DATABASE_URL)
      await run("pg_restore", ["--no-owner", `--dbname=${DATABASE_URL}`, file]);
    else {
      mkdirSync(`${elsewhere.folder}/data`);
      copyFileSync(file, `${elsewhere.folder}/data/leads.sqlite`);
    }
    await using restored = await elsewhere.open();
    const promised = { sent: ledger.sent, acknowledged };
    await check({ ledger: promised, db: restored, output: server.output() });
    console.log(`Backed up: ${inWords(promised)}`);
  });
}, whyNoClient);

const whyNoSqlite =
  spawnSync("sqlite3", ["--version"]).status === 0
    ? ""
    : " (skipped: no sqlite3)";

test.skipIf(whyNoSqlite)(
  `what is readable of a damaged store can be saved with sqlite3's .dump${whyNoSqlite}`,
  async () => {
    await using place = await makePlace();
    const ledger = newLedger();
    {
      await using server = await startServer(place);
      const clients = startClients(4, () => server.url, ledger);
      await more(ledger, 50);
      await clients.stop();
      await server.end("SIGTERM");
    }
    const file = `${place.folder}/data/leads.sqlite`;
    const content = readFileSync(file);
    // A page in the middle.
    content.fill(0x5a, content.length / 2, content.length / 2 + 4096);
    writeFileSync(file, content);
    await using elsewhere = await makePlace();
    mkdirSync(`${elsewhere.folder}/data`);
    await run("sh", [
      "-c",
      `sqlite3 "$1" .dump | sed 's/^ROLLBACK;.*/COMMIT;/' | sqlite3 "$2"`,
      "sh",
      file,
      `${elsewhere.folder}/data/leads.sqlite`,
    ]);
    await using db = await elsewhere.open();
    const saved = (await listLeads(db)).length;
    expect(saved).toBeGreaterThan(ledger.acknowledged.size / 2);
    console.log(`${saved} of ${ledger.acknowledged.size} leads recovered`);
  },
);
