import { parseArgs } from "node:util";
import { restore as restoreFile } from "#server/backup/restore.ts";
import { UsageError, type Command } from "./command.ts";

export const restore: Command = {
  takes: "<file> [--replace] [--without-checksum]",
  does: "puts a backup in the place of what is kept",
  async run(words, { config }) {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        replace: { type: "boolean", default: false },
        "without-checksum": { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new UsageError();
    const { kept, aside, forgets, erased } = await restoreFile(config, file, {
      replace: values.replace,
      withoutChecksum: values["without-checksum"],
    });
    console.log(`What is kept now is what ${file} holds.`);
    if (kept) console.log(`What was kept before is in ${kept}.`);
    if (aside)
      console.log(
        `The store could not be used and is now ${aside}. To save what can be read of it: npm run leads -- salvage ${aside}`,
      );
    if (forgets)
      console.log(
        "Not all of its list of people who want no mail or were erased could be read.",
      );
    if (erased.leads + erased.subscriptions > 0)
      console.log(
        `Erased before, and erased again: leads ${erased.leads}, subscriptions ${erased.subscriptions}.`,
      );
  },
};
