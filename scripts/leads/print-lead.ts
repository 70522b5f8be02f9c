import { detailLines } from "#server/leads/detail-lines.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { visible } from "./visible.ts";

/** A lead as people read it. */
export function printLead(lead: LeadTable): void {
  const { kind, reference, received_at, audience, suspect } = lead;
  const what = kind === "contact" ? audience : kind;
  const email = lead.email ? ` <${visible(lead.email)}>` : "";
  console.log(
    `${reference}  ${received_at}  ${what}  ${oneLine(lead.name)}${email}`,
  );
  if (suspect) console.log(`  Looks like spam: ${suspect}`);
  if (lead.phone) console.log(`  ${oneLine(lead.phone)}`);
  for (const [label, text] of detailLines(lead))
    console.log(`  ${label}: ${oneLine(text)}`);
  if (lead.message) console.log(visible(lead.message).replaceAll(/^/gm, "  "));
}

const oneLine = (text: string) => visible(text).replaceAll("\n", "\\n");
