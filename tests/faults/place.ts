import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeBuild } from "#server/app.fixture.ts";
import { formTokens, type FormPurpose } from "#server/intake/form-token.ts";
import type { Db } from "#server/store/schema.ts";
import { openStore } from "#server/store/store.ts";

export type Place = AsyncDisposable & {
  /** The server's folder, with a small build. */
  folder: string;
  /** Settings for a server to use the store of this place. */
  env: Record<string, string>;
  /** Opens the store next to a server that may be running. SQLite's may be outside the folder's data/. */
  open: (dataDir?: string) => Promise<Db>;
  /** A form token that is a minute old: leads posted with it are not suspect. */
  token: (form?: FormPurpose) => Promise<string>;
};

/** A place to run a server with an empty store, in that database, otherwise in SQLite. Removed when disposed. */
export async function makePlace(databaseUrl?: string): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "sabine-ridge-faults-"));
  writeBuild(`${folder}/build`);
  const open = async (dataDir = `${folder}/data`) =>
    (await openStore({ databaseUrl, dataDir })).db;
  return {
    folder,
    env: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
    open,
    async token(form = "contact") {
      await using db = await open();
      const aMinuteAgo = new Date(Date.now() - 60_000);
      return (await formTokens(db, () => aMinuteAgo)).issue(form);
    },
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const past = new Date(0).toISOString();

/** As if the leases of servers that have died were over, and all delays: every mail that waits is due. */
export async function endLeases(db: Db): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ locked_until: past, next_attempt_at: past })
    .where("status", "=", "waiting")
    .execute();
}
