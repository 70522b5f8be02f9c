import { verify as verifyStore } from "#server/backup/verify.ts";
import { openKept, UsageError, type Command } from "./command.ts";

export const verify: Command = {
  takes: "",
  does: "whether all that is kept is sound",
  async run(words, context) {
    if (words.length > 0) throw new UsageError();
    await using store = await openKept(context);
    const { counts, problems } = await verifyStore(store);
    for (const [table, count] of Object.entries(counts))
      console.log(`${table.padEnd(14)} ${count}`);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    console.log("Sound.");
  },
};
