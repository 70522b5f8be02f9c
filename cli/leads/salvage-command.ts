import { salvage as salvageFile } from "#server/backup/salvage.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { UsageError, type Command } from "./command.ts";

export const salvage: Command = {
  takes: "[<file>]",
  does: "saves the readable part of a damaged store, or of that file, to a new file for restore",
  async run([named, ...more], { config: { dataDir, databaseUrl } }) {
    if (more.length > 0) throw new UsageError();
    if (databaseUrl)
      throw new Error(
        "This is only for leads.sqlite; PostgreSQL has its own tools for damage. Restore a backup",
      );
    const damaged = named ?? storeFile(dataDir);
    const { file, tables, altered } = await salvageFile(dataDir, damaged);
    for (const [table, { saved, lost, mayBeMore }] of Object.entries(tables))
      console.log(
        `${table.padEnd(14)} ${saved} read, ${lost} lost${mayBeMore ? ", maybe more" : ""}`,
      );
    for (const problem of altered) console.log(problem);
    console.log(
      `The readable part is in ${file}. To use it: npm run leads -- restore ${file} --replace`,
    );
  },
};
