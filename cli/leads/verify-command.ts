import { verifyBackup } from "#server/backup/restore.ts";
import { verify as verifyStore } from "#server/backup/verify.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const verify: Command = {
  takes: "[<backup>]",
  does: "checks whether the store, or a backup of it, is sound",
  async run([file, ...more], context) {
    if (more.length > 0) throw new UsageError();
    const { counts, problems } = file
      ? await verifyBackup(context.config, file)
      : await ofStore(context);
    for (const [table, count] of Object.entries(counts))
      console.log(`${table.padEnd(14)} ${count}`);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    console.log("Sound.");
  },
};

async function ofStore(context: Parameters<Command["run"]>[1]) {
  await using store = await openKept(context);
  return await verifyStore(store);
}
