import { backUp } from "#server/backup/back-up.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const backup: Command = {
  takes: "<file>",
  does: "writes the whole store to a new file, and checks it",
  async run([file, ...more], context) {
    if (!file || more.length > 0) throw new UsageError();
    await using store = await openKept(context);
    await backUp(store, context.config.databaseUrl, file);
    console.log(`The whole store is in ${file}.`);
  },
};
