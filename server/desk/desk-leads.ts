import { sql } from "kysely";
import { answerWords } from "#content/forms.ts";
import { desk } from "#content/desk.ts";
import type { DeskLead } from "#app/document/desk-view.ts";
import { dueAt } from "#forms/business-clock.ts";
import type { LeadKind } from "#forms/kinds.ts";
import {
  actionStatus,
  leadActions,
  mayFollow,
  openStatuses,
} from "#server/leads/lead-status.ts";
import { leadLabels, leadWords } from "#server/leads/lead-words.ts";
import { listedColumns } from "#server/leads/overdue-leads.ts";
import { statusWords } from "#server/leads/morning-mail.ts";
import type { Db, LeadTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { printable, printableLine } from "#words/printable.ts";

/** The most leads on a page. */
const pageSize = 100;

/** How many leads an export reads at a time: all of them might not fit in memory. */
const batch = 200;

/** Which open leads: of these kinds, and either those that look like spam or the others. */
export type Listed = { kinds: readonly LeadKind[]; areSuspect: boolean };

/** In the words of the index leads_listed, because databases look for no others. */
const openLeads = (db: Db, { kinds, areSuspect }: Listed) =>
  db
    .selectFrom("leads")
    .where(sql<boolean>`(status in ('new', 'taken')) = (1 = 1)`)
    .where(sql<boolean>`(suspect is null) = ${areSuspect ? no : yes}`)
    .where("kind", "in", kinds);

const [yes, no] = [sql`(1 = 1)`, sql`(1 = 0)`];

export async function countOpen(db: Db, listed: Listed): Promise<number> {
  const { count } = await openLeads(db, listed)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a row of the desk shows. */
const columns = [...listedColumns, "note"] as const;

type Row = Pick<LeadTable, (typeof columns)[number]>;

/** A place in the list: the lead before it. */
const placeOf = ({ received_at, id }: Row) => `${received_at} ${id}`;

/** The leads after a place, newest first: their ids from the index, and only then their rows. */
function leadsAfter(db: Db, listed: Listed, place: string, most: number) {
  const [at = "", id = ""] = place.split(" ");
  const ids = openLeads(db, listed)
    .select("id")
    .$if(place !== "", (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("received_at", "id"), "<", tuple(at, id)),
      ),
    )
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(most);
  return db
    .selectFrom("leads")
    .where("id", "in", ids)
    .orderBy("received_at", "desc")
    .orderBy("id", "desc");
}

/** A page of leads, and the place where the next one begins, if there is one. */
export async function pageOfLeads(
  db: Db,
  listed: Listed,
  place = "",
): Promise<{ leads: Row[]; next: string | undefined }> {
  const leads = await leadsAfter(db, listed, place, pageSize + 1)
    .select(columns)
    .execute();
  const last = leads.length > pageSize ? leads[pageSize - 1] : undefined;
  return { leads: leads.slice(0, pageSize), next: last && placeOf(last) };
}

export function inWords(lead: Row, now: Date): DeskLead {
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

/** What the visitor wrote, for one who reads it at the desk. */
export const entriesInWords = (lead: LeadTable) =>
  leadWords(lead).map(({ label, text }) => ({ label, text: printable(text) }));

/** All open leads for a spreadsheet, with columns in words. Rows are read as they are needed. */
export async function leadsTable(db: Db, kinds: readonly LeadKind[]) {
  const { columns: words } = desk;
  const present = await db
    .selectFrom("leads")
    .select("kind")
    .distinct()
    .where("status", "in", openStatuses)
    .where("kind", "in", kinds)
    .execute();
  const labels = present.flatMap(({ kind }) =>
    leadLabels(kind).filter(({ name }) => !ofEveryForm.has(name)),
  );
  async function* rows() {
    for (const areSuspect of [false, true]) {
      const listed = { kinds, areSuspect };
      for (let place: string | undefined = ""; place !== undefined;) {
        const leads: LeadTable[] = await leadsAfter(db, listed, place, batch)
          .selectAll()
          .execute();
        for (const lead of leads) yield rowOf(lead);
        place = leads.length === batch ? placeOf(leads.at(-1)!) : undefined;
      }
    }
  }
  const named = labels.map(({ label }) => label);
  return {
    columns: [...new Set([...Object.values(words), ...named])],
    rows: rows(),
  };
}

function rowOf(lead: LeadTable): Record<string, string> {
  const { columns: words } = desk;
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
}
