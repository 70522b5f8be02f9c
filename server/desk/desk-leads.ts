import { answerWords } from "#content/forms.ts";
import { desk } from "#content/desk.ts";
import type { DeskLead } from "#app/document/desk-view.ts";
import { dueAt } from "#forms/business-clock.ts";
import {
  actionStatus,
  leadActions,
  mayFollow,
  openStatuses,
} from "#server/leads/lead-status.ts";
import { leadWords } from "#server/leads/lead-words.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { statusWords } from "#server/leads/morning-mail.ts";
import type { Db, LeadTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { printable, printableLine } from "#words/printable.ts";

/** Open leads by the time their answer is due; those that look like spam come last. */
export async function openLeads(db: Db): Promise<LeadTable[]> {
  const leads = await listLeads(db, { statuses: openStatuses });
  // What arrived first is due first.
  const oldest = leads.toReversed();
  return [
    ...oldest.filter(({ suspect }) => suspect === null),
    ...oldest.filter(({ suspect }) => suspect !== null),
  ];
}

export function inWords(lead: LeadTable, now: Date): DeskLead {
  const due = dueAt(new Date(lead.received_at));
  return {
    id: lead.id,
    reference: lead.reference,
    kind: answerWords[lead.kind].name,
    name: printableLine(lead.name),
    due: inTexasShort(due),
    isLate: due < now,
    suspect: lead.suspect,
    who: statusWords(lead),
    note: printable(lead.note ?? ""),
    actions: leadActions.filter((action) =>
      mayFollow(lead.status, actionStatus[action]),
    ),
  };
}

/** Fields that have columns under one name for all forms. */
const ofEveryForm = new Set(["name", "email", "phone"]);

/** The leads for a spreadsheet, with columns in words. */
export function leadsTable(leads: readonly LeadTable[]) {
  const { columns: words } = desk;
  const rows = leads.map((lead) => {
    const received = new Date(lead.received_at);
    const fields = leadWords(lead).filter(({ name }) => !ofEveryForm.has(name));
    return {
      [words.reference]: lead.reference,
      [words.kind]: answerWords[lead.kind].name,
      [words.received]: inTexasShort(received),
      [words.due]: inTexasShort(dueAt(received)),
      [words.who]: statusWords(lead),
      [words.name]: lead.name,
      [words.email]: lead.email,
      [words.phone]: lead.phone,
      [words.suspect]: lead.suspect ?? "",
      [words.note]: lead.note ?? "",
      ...Object.fromEntries(fields.map(({ label, text }) => [label, text])),
    };
  });
  const columns = new Set([
    ...Object.values(words),
    ...rows.flatMap((row) => Object.keys(row)),
  ]);
  return { columns: [...columns], rows };
}
