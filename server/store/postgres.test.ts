import { sql } from "kysely";
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test,
} from "vitest";
import { listLeads } from "#server/leads/list-leads.ts";
import { messageContent } from "#server/leads/lead-content.fixture.ts";
import { saveLead } from "#server/leads/save-lead.ts";
import {
  query,
  startPostgres,
  whyNoPostgres,
  type PostgresServer,
} from "../../tests/faults/postgres.ts";
import { startProxy } from "../../tests/faults/tcp-proxy.ts";
import type { Db } from "./schema.ts";
import { openStore } from "./store.ts";

/** The store of a database. */
const open = async (databaseUrl: string) =>
  (await openStore({ databaseUrl, dataDir: "unused" })).db;

const message = messageContent();
const now = new Date("2026-11-20T12:00:00Z");

describe.skipIf(whyNoPostgres)(`PostgreSQL${whyNoPostgres}`, () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** As an operator would do it: for the whole server, without a restart. */
  async function setOnServer(url: string, setting: string, value: string) {
    await query(url, `alter system set ${setting} = ${value}`);
    await query(url, "select pg_reload_conf()");
    onTestFinished(async () => {
      await query(url, `alter system reset ${setting}`);
      await query(url, "select pg_reload_conf()");
    });
  }

  async function showCommit(db: Db) {
    const { rows } = await sql<object>`show synchronous_commit`.execute(db);
    return Object.values(rows[0]!)[0];
  }

  test.each([
    ["off", "on"],
    ["local", "local"],
    ["remote_apply", "remote_apply"],
  ])("synchronous_commit %s becomes %s", async (setting, expected) => {
    const url = await server.newDatabase();
    await using db = await open(url);
    await db.transaction().execute(async (transaction) => {
      await setOnServer(url, "synchronous_commit", setting);
      expect(await showCommit(transaction)).toBe("on");
    });
    await expect.poll(() => showCommit(db)).toBe(setting);
    await db.transaction().execute(async (transaction) => {
      expect(await showCommit(transaction)).toBe(expected);
    });
  });

  test("the next connection rejects a server that no longer writes to its disk", async () => {
    const url = await server.newDatabase();
    await setOnServer(url, "fsync", "off");
    const opening = () => open(url).then((opened) => opened.destroy(), String);
    await expect
      .poll(opening)
      .toContain("DATABASE_URL cannot be used: PostgreSQL has fsync = off");
  });

  test("an unreachable server is named without its password", async () => {
    const opening = open("postgresql://me:secret@127.0.0.1:1/leads");
    const problem =
      /^(?!.*secret).*DATABASE_URL cannot be used: .*ECONNREFUSED/;
    await expect(opening).rejects.toThrow(problem);
  });

  test.each([
    ["done but not confirmed", true],
    ["never heard of", false],
  ])("a commit %s fails, and its retry is one lead", async (_, delivers) => {
    const url = new URL(await server.newDatabase());
    await using network = await startProxy(server.socket);
    const user = url.searchParams.get("user");
    await using db = await open(
      `postgresql://${user}@127.0.0.1:${network.port}${url.pathname}`,
    );
    network.breaks = { at: /\bcommit\0/, delivers };
    await expect(saveLead(db, message, "key", now)).rejects.toThrow();
    network.breaks = undefined;
    // It commits although nobody hears of it any more.
    await expect.poll(() => listLeads(db)).toHaveLength(delivers ? 1 : 0);
    const lead = await saveLead(db, message, "key", now);
    expect(await listLeads(db)).toEqual([lead]);
  });

  test("requests do not wait forever for a lock, and the transaction of a dead one ends", async () => {
    const url = await server.newDatabase();
    await using db = await open(url);
    const settings = await sql`
      select name from pg_settings
      where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')
      and setting <> '0'`.execute(db);
    expect(settings.rows).toHaveLength(3);
  });
});
