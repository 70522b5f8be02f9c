import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { listLeads } from "#server/contact/leads.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { storeFile } from "#server/store/sqlite.ts";
import { openStore } from "#server/store/store.ts";

const usage = `npm run leads -- list [--json]

  list   the leads that are kept, the newest first`;

try {
  const { json } = readArguments();
  const leads = await readLeads();
  if (json) console.log(visible(JSON.stringify(leads, null, 2)));
  else if (leads.length === 0) console.log("No leads are kept.");
  else for (const lead of leads) print(lead);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { json: { type: "boolean", default: false } },
    });
    if (positionals.join(" ") === "list") return values;
  } catch {
    // An option of another name: the usage says which there are.
  }
  console.error(usage);
  process.exit(2);
}

async function readLeads() {
  const { dataDir, databaseUrl } = readConfig(process.env);
  // Opening would make a new store, and a wrong DATA_DIR would look like a site that nobody writes to.
  if (!databaseUrl && !existsSync(storeFile(dataDir)))
    throw new Error(`There is no store in ${dataDir} (DATA_DIR)`);
  const store = await openStore({ dataDir, databaseUrl });
  await using db = store.db;
  return await listLeads(db);
}

function print(lead: LeadTable) {
  const { reference, received_at, audience } = lead;
  const name = visible(lead.name).replaceAll("\n", "\\n");
  console.log(
    `${reference}  ${received_at}  ${audience}  ${name} <${visible(lead.email)}>`,
  );
  if (lead.phone) console.log(`  ${visible(lead.phone)}`);
  console.log(visible(lead.message).replaceAll(/^/gm, "  "));
}

/** Terminals act on characters that are no letters; show them instead, as JSON would. Line ends stay. */
function visible(text: string) {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) =>
    character
      .split("")
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}
