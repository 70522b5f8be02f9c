import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { LeadTable } from "../../server/store/schema.ts";

/** The leads that the test server keeps for an email address, asked for as an owner would. */
export async function keptLeads(email: string): Promise<LeadTable[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/leads.ts", "list", "--json"],
    { env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR } },
  );
  return (JSON.parse(stdout) as LeadTable[]).filter(
    (lead) => lead.email === email,
  );
}

/** An address that no other test uses. */
export function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}
