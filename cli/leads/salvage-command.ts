import { salvage as salvageFile } from "#server/backup/salvage.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { UsageError, type Command } from "./command.ts";

export const salvage: Command = {
  takes: "[<file>]",
  does: "saves what can be read of a damaged store, or of that file, to a new one that restore takes",
  async run([named, ...more], { config: { dataDir, databaseUrl } }) {
    if (more.length > 0) throw new UsageError();
    if (databaseUrl)
      throw new Error(
        "PostgreSQL has tools of its own for damage: this one is for leads.sqlite. Restore a backup",
      );
    const damaged = named ?? storeFile(dataDir);
    const { file, tables, altered } = await salvageFile(dataDir, damaged);
    for (const [table, { saved, lost, mayBeMore }] of Object.entries(tables))
      console.log(
        `${table.padEnd(14)} ${saved} read, ${lost} lost${mayBeMore ? ", maybe more" : ""}`,
      );
    for (const problem of altered) console.log(problem);
    console.log(
      `What could be read is in ${file}. To use it: npm run leads -- restore ${file} --replace`,
    );
  },
};
