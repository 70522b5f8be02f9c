import { moveToPostgres } from "#server/store/move.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { openStore } from "#server/store/store.ts";
import { UsageError, type Command } from "./command.ts";

export const move: Command = {
  takes: "",
  does: "copies everything from leads.sqlite in DATA_DIR to the empty database of DATABASE_URL; stop the server first",
  async run(words, { config: { dataDir, databaseUrl } }) {
    if (words.length > 0) throw new UsageError();
    if (!databaseUrl) throw new Error("DATABASE_URL is not set");
    const { db } = await openStore({ databaseUrl, dataDir });
    try {
      const counts = await moveToPostgres(storeFile(dataDir), db);
      for (const [table, count] of Object.entries(counts))
        console.log(`${table.padEnd(20)} ${count}`);
      console.log("All of it is in PostgreSQL. Start the server.");
    } finally {
      await db.destroy();
    }
  },
};
