import { parseArgs } from "node:util";
import { restore as restoreFile } from "#server/backup/restore.ts";
import { UsageError, type Command } from "./command.ts";

export const restore: Command = {
  takes: "<file> [--replace] [--without-checksum]",
  does: "replaces the store with a backup",
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
    console.log(`The store now has the content of ${file}.`);
    if (kept) console.log(`The previous content is in ${kept}.`);
    if (aside)
      console.log(
        `The store could not be used and is now ${aside}. To save its readable part: npm run leads -- salvage ${aside}`,
      );
    if (forgets)
      console.log(
        "Part of its list of unsubscribed and erased people could not be read.",
      );
    if (erased.leads + erased.subscriptions > 0)
      console.log(
        `Erased before the restore, and again now: leads ${erased.leads}, subscriptions ${erased.subscriptions}.`,
      );
  },
};
