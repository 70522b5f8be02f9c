import { leadWords } from "#server/leads/lead-words.ts";
import type { LeadEventTable, LeadTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { columns } from "../columns.ts";
import { sourceWords } from "#server/sources/source-words.ts";
import { printable, printableLine } from "#words/printable.ts";

/** In the first lines. */
const person = new Set(["name", "email", "phone"]);

/** A lead and its history as text for people. */
export function printLead(
  lead: LeadTable,
  history: readonly LeadEventTable[],
): void {
  const { kind, reference, received_at, suspect, status, note } = lead;
  const received = inTexasShort(new Date(received_at));
  const email = lead.email ? ` <${printable(lead.email)}>` : "";
  console.log(
    `${reference}  ${received}  ${kind}  ${printableLine(lead.name)}${email}`,
  );
  console.log(`  Status: ${status}`);
  const events = history.map((event) => [
    inTexasShort(new Date(event.at)),
    event.status,
    event.mailbox ?? "on the command line",
  ]);
  for (const line of columns(events)) console.log(`    ${line}`);
  if (note)
    console.log(`  Office note:\n${printable(note).replaceAll(/^/gm, "    ")}`);
  if (suspect) console.log(`  Looks like spam: ${suspect}`);
  if (lead.phone) console.log(`  ${printableLine(lead.phone)}`);
  for (const { name, label, text, isLong } of leadWords(lead)) {
    if (person.has(name)) continue;
    console.log(
      isLong
        ? `  ${label}:\n${printable(text).replaceAll(/^/gm, "    ")}`
        : `  ${label}: ${printableLine(text)}`,
    );
  }
  for (const { label, text } of sourceWords(lead))
    console.log(`  ${label}: ${printableLine(text)}`);
}
