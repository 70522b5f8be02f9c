import { backUp } from "#server/backup/back-up.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const backup: Command = {
  takes: "<file>",
  does: "writes all that is kept to a new file, and checks it",
  async run([file, ...more], context) {
    if (!file || more.length > 0) throw new UsageError();
    await using store = await openKept(context);
    await backUp(store, context.config.databaseUrl, file);
    console.log(`All that is kept is in ${file}.`);
  },
};
