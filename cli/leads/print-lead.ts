import { leadWords } from "#server/leads/lead-words.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { terminalText } from "../terminal-text.ts";

/** A lead as text for people. */
export function printLead(lead: LeadTable): void {
  const { kind, reference, received_at, suspect } = lead;
  const email = lead.email ? ` <${terminalText(lead.email)}>` : "";
  console.log(
    `${reference}  ${received_at}  ${kind}  ${oneLine(lead.name)}${email}`,
  );
  if (suspect) console.log(`  Looks like spam: ${suspect}`);
  if (lead.phone) console.log(`  ${oneLine(lead.phone)}`);
  const { short, long } = leadWords(lead);
  for (const { label, text } of short)
    console.log(`  ${label}: ${oneLine(text)}`);
  for (const { label, text } of long)
    console.log(`  ${label}:\n${terminalText(text).replaceAll(/^/gm, "    ")}`);
}

const oneLine = (text: string) => terminalText(text).replaceAll("\n", "\\n");
