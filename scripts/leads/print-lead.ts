import type { LeadTable } from "#server/store/schema.ts";
import { visible } from "./visible.ts";

/** A lead as people read it. */
export function printLead(lead: LeadTable): void {
  const { reference, received_at, audience, suspect } = lead;
  const name = visible(lead.name).replaceAll("\n", "\\n");
  console.log(
    `${reference}  ${received_at}  ${audience}  ${name} <${visible(lead.email)}>`,
  );
  if (suspect) console.log(`  Looks like spam: ${suspect}`);
  if (lead.phone) console.log(`  ${visible(lead.phone)}`);
  console.log(visible(lead.message).replaceAll(/^/gm, "  "));
}
