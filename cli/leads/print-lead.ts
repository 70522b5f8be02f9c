import { leadWords } from "#server/leads/lead-words.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { terminalText } from "../terminal-text.ts";

/** In the first lines. */
const person = new Set(["name", "email", "phone"]);

/** A lead as text for people. */
export function printLead(lead: LeadTable): void {
  const { kind, reference, received_at, suspect } = lead;
  const email = lead.email ? ` <${terminalText(lead.email)}>` : "";
  console.log(
    `${reference}  ${received_at}  ${kind}  ${oneLine(lead.name)}${email}`,
  );
  if (suspect) console.log(`  Looks like spam: ${suspect}`);
  if (lead.phone) console.log(`  ${oneLine(lead.phone)}`);
  for (const { name, label, text, isLong } of leadWords(lead)) {
    if (person.has(name)) continue;
    console.log(
      isLong
        ? `  ${label}:\n${terminalText(text).replaceAll(/^/gm, "    ")}`
        : `  ${label}: ${oneLine(text)}`,
    );
  }
}

const oneLine = (text: string) => terminalText(text).replaceAll("\n", "\\n");
