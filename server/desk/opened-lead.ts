import { desk } from "#content/desk.ts";
import { firstAnswer } from "#content/mail/first-answer.ts";
import type { OpenedLead } from "#app/document/desk-view.ts";
import { wordsOfLead } from "#server/intake/form-language.ts";
import { sizeInWords } from "#server/leads/lead-mail.ts";
import {
  leadActions,
  leadHistory,
  mayFollow,
  openStatuses,
} from "#server/leads/lead-status.ts";
import { leadWords } from "#server/leads/lead-words.ts";
import type { Db, LeadTable } from "#server/store/schema.ts";
import { inTexasShort } from "#server/texas-time.ts";
import { fillIn } from "#words/fill-in.ts";
import { printable, printableLine } from "#words/printable.ts";
import { inWords, statusOf } from "./desk-leads.ts";

const { lead: words } = desk;

type Opening = {
  /** Who opened it, and who else could have it. */
  who: string;
  colleagues: readonly string[];
  now: Date;
};

/** All that the desk shows of a lead. */
export async function openedLead(
  db: Db,
  lead: LeadTable,
  { who, colleagues, now }: Opening,
): Promise<OpenedLead> {
  const { id, phone, email, note, status, status_by } = lead;
  const files = await db
    .selectFrom("attachments")
    .select(["id", "file_name", "size"])
    .where("lead_id", "=", id)
    .orderBy("id")
    .execute();
  const history = await leadHistory(db, id);
  const actions = leadActions.filter((action) => mayFollow(status, action));
  return {
    ...inWords(lead, now),
    id,
    // The first number of those that were typed, without its extension.
    call: phone && {
      to: `tel:${/\+?\d[\d\s().-]*/.exec(phone)?.[0].replaceAll(/[^\d+]/g, "") ?? ""}`,
      label: fillIn(words.call, { phone: printableLine(phone) }),
    },
    write: email && firstAnswerTo(lead, who),
    note: note ?? "",
    actions,
    entries: leadWords(lead).map(({ label, text }) => ({
      label,
      text: printable(text),
    })),
    files: files.map(({ id: file, file_name, size }) => ({
      path: `/desk/file?id=${file}`,
      label: fillIn(words.file, {
        name: printableLine(file_name),
        size: sizeInWords(size),
      }),
    })),
    history: [
      { what: words.arrived, when: lead.received_at },
      ...history.map(({ status: then, at, mailbox, assignee }) => ({
        what:
          assignee && assignee !== mailbox
            ? fillIn(words.given, { who: mailbox!, colleague: assignee })
            : statusOf({ status: then, status_by: mailbox }),
        when: at,
      })),
    ].map(({ what, when }) => ({ what, when: inTexasShort(new Date(when)) })),
    colleagues: [...new Set(colleagues)].filter(
      (one) => openStatuses.includes(status) && one !== (status_by ?? who),
    ),
  };
}

/** A mailto: that begins the first answer in the mail program of whoever opens it (RFC 6068). */
function firstAnswerTo(lead: LeadTable, who: string): string {
  const { email, reference, kind, name } = lead;
  const { form, firstAnswer: answer = firstAnswer } = wordsOfLead(lead);
  const { what } = form;
  const values = { name: printableLine(name), what, reference, who };
  const body = fillIn(kind === "claim" ? answer.claim : answer.body, values);
  const [to, subject, text] = [
    email,
    fillIn(answer.subject, values),
    body.replaceAll("\n", "\r\n"),
  ].map(encodeURIComponent);
  return `mailto:${to!.replace("%40", "@")}?subject=${subject}&body=${text}`;
}
