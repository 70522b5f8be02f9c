import { leadWords } from "#server/leads/lead-words.ts";
import type { LeadEventTable, LeadTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { columns, oneLine } from "./columns.ts";
import { sourceWords } from "#server/sources/source-words.ts";
import { terminalText } from "../terminal-text.ts";

/** In the first lines. */
const person = new Set(["name", "email", "phone"]);

/** A lead and its history as text for people. */
export function printLead(
  lead: LeadTable,
  history: readonly LeadEventTable[],
): void {
  const { kind, reference, received_at, suspect, status, note } = lead;
  const received = inTexasShort(new Date(received_at));
  const email = lead.email ? ` <${terminalText(lead.email)}>` : "";
  console.log(
    `${reference}  ${received}  ${kind}  ${oneLine(lead.name)}${email}`,
  );
  console.log(`  Status: ${status}`);
  const events = history.map((event) => [
    inTexasShort(new Date(event.at)),
    event.status,
    event.mailbox ?? "on the command line",
  ]);
  for (const line of columns(events)) console.log(`    ${line}`);
  if (note)
    console.log(
      `  Office note:\n${terminalText(note).replaceAll(/^/gm, "    ")}`,
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
  for (const { label, text } of sourceWords(lead))
    console.log(`  ${label}: ${oneLine(text)}`);
}
