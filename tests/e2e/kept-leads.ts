import { DatabaseSync } from "node:sqlite";
import type { LeadTable } from "../../server/store/schema.ts";
import { storeFile } from "../../server/store/sqlite.ts";

type KeptLead = Omit<LeadTable, "fields"> & {
  /** By their names in the form (forms/). */
  fields: Record<string, string | boolean>;
  /** The names of its files, in alphabetical order. */
  files: string[];
};

/** The leads that the test server stored for an email address, the newest first. */
export function keptLeads(email: string): KeptLead[] {
  const store = new DatabaseSync(storeFile(process.env.TEST_DATA_DIR!), {
    readOnly: true,
  });
  try {
    const leads = store
      .prepare("select * from leads where email = ? order by received_at desc")
      .all(email) as unknown as LeadTable[];
    return leads.map(({ fields, ...lead }) => ({
      ...lead,
      fields: JSON.parse(fields) as KeptLead["fields"],
      files: store
        .prepare("select file_name from attachments where lead_id = ?")
        .all(lead.id)
        .map(({ file_name }) => String(file_name))
        .toSorted(),
    }));
  } finally {
    store.close();
  }
}

/** An address that no other test uses. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}
