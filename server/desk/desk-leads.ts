import { sql, type SqlBool } from "kysely";
import { answerWords } from "#content/forms.ts";
import { desk } from "#content/desk.ts";
import type { ListedLead } from "#app/document/desk-view.ts";
import type { LeadKind } from "#forms/kinds.ts";
import { openStatuses } from "#server/leads/lead-status.ts";
import { leadDueAt, listedColumns } from "#server/leads/overdue-leads.ts";
import type { Db, LeadTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { fillIn } from "#words/fill-in.ts";
import { printableLine } from "#words/printable.ts";

/** The most leads on a page. */
const pageSize = 50;

/** Which leads of these kinds: open ones, either those that look like spam or the others, or all that a search finds. */
export type Listed = { kinds: readonly LeadKind[] } & (
  | { areSuspect: boolean }
  | { search: string }
);

function matching(db: Db, listed: Listed) {
  const leads = db.selectFrom("leads").where("kind", "in", listed.kinds);
  return "search" in listed
    ? leads.where(found(listed.search))
    : leads
        // Written as in the index leads_listed: a database uses it for the same expressions only.
        .where(sql<SqlBool>`(status in ('new', 'taken')) = ${yes}`)
        .where(
          sql<SqlBool>`(suspect is null) = ${listed.areSuspect ? no : yes}`,
        );
}

const [yes, no] = [sql`(1 = 1)`, sql`(1 = 0)`];

/** Whether a lead has a text in its name, address or reference, or its digits in the telephone number. */
function found(text: string) {
  const has = (column: unknown, part: string) =>
    sql<SqlBool>`${column} like ${`%${part.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
  const [typed, lower] = [text, text.toLowerCase()];
  const columns = ["name", "email", "reference"] as const;
  const digits = text.replaceAll(/\D/g, "");
  // SQLite and PostgreSQL share no function that removes several signs.
  const number = [..."()-. +"].reduce(
    (phone, sign) => sql`replace(${phone}, ${sign}, '')`,
    sql`phone`,
  );
  return sql<SqlBool>`(${sql.join(
    [
      ...columns.map((name) => has(sql`lower(${sql.ref(name)})`, lower)),
      // lower() of SQLite changes only the letters of English.
      has(sql`name`, typed),
      ...(/^[\d\s().+-]{4,}$/.test(text) ? [has(number, digits)] : []),
    ],
    sql` or `,
  )})`;
}

export async function countOpen(db: Db, listed: Listed): Promise<number> {
  const { count } = await matching(db, listed)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Row = Pick<LeadTable, (typeof listedColumns)[number]>;

/** A place in the list: the lead before it. */
const placeOf = ({ kind, received_at, id }: Row) =>
  `${kind === "claim" ? 1 : 0} ${received_at} ${id}`;

/**
 * The leads after a place, claims first and otherwise the newest first: their ids from the index, and only then their
 * rows. What a search finds is in the order of time.
 */
function leadsAfter(db: Db, listed: Listed, place: string, most: number) {
  const [claim, at, id] = place.split(" ");
  const isClaim = "search" in listed ? no : sql`(kind = 'claim')`;
  const wasClaim = claim === "1" && !("search" in listed) ? yes : no;
  const after = sql<SqlBool>`(${isClaim}, received_at, id) < (${wasClaim}, ${at}, ${id})`;
  const ids = matching(db, listed)
    .select("id")
    .$if(place !== "", (query) => query.where(after))
    .orderBy(isClaim, "desc")
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(most);
  return db
    .selectFrom("leads")
    .where("id", "in", ids)
    .orderBy(isClaim, "desc")
    .orderBy("received_at", "desc")
    .orderBy("id", "desc");
}

/** The most leads in a spreadsheet: they are all in memory at once. */
const mostRows = 5000;

/** For a spreadsheet, in the order of the list. */
export const listedLeads = (db: Db, listed: Listed): Promise<LeadTable[]> =>
  leadsAfter(db, listed, "", mostRows).selectAll().execute();

/** A page of leads, and the place where the next one begins, if there is one. */
export async function pageOfLeads(
  db: Db,
  listed: Listed,
  place = "",
): Promise<{ leads: Row[]; next: string | undefined }> {
  const leads = await leadsAfter(db, listed, place, pageSize + 1)
    .select(listedColumns)
    .execute();
  const last = leads.length > pageSize ? leads[pageSize - 1] : undefined;
  return { leads: leads.slice(0, pageSize), next: last && placeOf(last) };
}

export function inWords(lead: Row, now: Date): ListedLead {
  const due = leadDueAt(lead);
  const isOpen = openStatuses.includes(lead.status);
  return {
    reference: lead.reference,
    kind: answerWords[lead.kind].name,
    name: printableLine(lead.name),
    due: isOpen ? inTexasShort(due) : undefined,
    isLate: isOpen && due < now,
    suspect: lead.suspect && reasonsOf(lead.suspect),
    status: statusOf(lead),
  };
}

/** Why a lead looks like spam. Filters that are gone had other names. */
const reasonsOf = (suspect: string) =>
  suspect
    .split(", ")
    .map((one) => desk.suspects.reasons[one] ?? one)
    .join("; ");

/** What has become of a lead, or became of it then. */
export const statusOf = ({
  status,
  status_by,
}: Pick<LeadTable, "status" | "status_by">): string =>
  fillIn(desk.statuses[status], { who: status_by ?? desk.statuses.server });
