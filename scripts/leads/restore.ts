import { parseArgs } from "node:util";
import { restore as restoreFile } from "#server/backup/restore.ts";
import { UsageError, type Command } from "./command.ts";

export const restore: Command = {
  takes: "<file> [--replace]",
  does: "puts a backup in the place of what is kept",
  async run(words, { config }) {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { replace: { type: "boolean", default: false } },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new UsageError();
    const before = await restoreFile(config, file, values.replace);
    console.log(`What is kept now is what ${file} holds.`);
    if (before) console.log(`What was kept before is in ${before}.`);
  },
};
