import { DatabaseSync } from "node:sqlite";
import type { LeadTable } from "../../server/store/schema.ts";
import { storeFile } from "../../server/store/sqlite.ts";

/** The leads that the test server keeps for an email address. */
export function keptLeads(email: string): LeadTable[] {
  const store = new DatabaseSync(storeFile(process.env.TEST_DATA_DIR!), {
    readOnly: true,
  });
  try {
    return store
      .prepare("select * from leads where email = ? order by received_at desc")
      .all(email) as unknown as LeadTable[];
  } finally {
    store.close();
  }
}

/** An address that no other test uses. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}
