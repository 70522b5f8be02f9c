import { backUp, expectRoom, tablesOf } from "#server/backup/back-up.ts";
import { noteDone } from "#server/store/daily-jobs.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const backup: Command = {
  takes: "<file>",
  does: "writes the whole store to a new file, and checks it",
  async run([file, ...more], context) {
    if (!file || more.length > 0) throw new UsageError();
    await using store = await openKept(context, "any");
    const { databaseUrl, diskFreeMin } = context.config;
    await expectRoom(store, file, diskFreeMin);
    const tables = await tablesOf(store);
    await backUp(store, databaseUrl, file, tables);
    if (tables.includes("daily_jobs"))
      await noteDone(store.db, "backup", context.now());
    console.log(`The whole store is in ${file}.`);
  },
};
