import { fillIn } from "#words/fill-in.ts";
import { lead as leadWords } from "#content/mail/lead.ts";
import { desk as deskWords } from "#content/mail/desk.ts";
import { morning as words } from "#content/mail/morning.ts";
import { newestArticle } from "#content/newsletters.ts";
import { answerWords } from "#content/forms.ts";
import type { OverdueLead } from "#server/leads/overdue-leads.ts";
import { inTexas } from "#server/texas-time.ts";
import { mailPage, type MailPart } from "#server/outbox/mail/mail-page.ts";
import type { Mail } from "#server/outbox/outbox.ts";

/** What the mail says about a lead: nothing that was typed, because nobody looks for a person here to erase them. */
export type MorningLead = Pick<
  OverdueLead,
  "reference" | "kind" | "received_at" | "status" | "status_by"
> & {
  /** In office hours, in words. */
  pastDue: string;
  /** Where the desk shows it. */
  atDesk: string;
};

export type Morning = {
  mailbox: string;
  /** The leads to list. */
  leads: readonly MorningLead[];
  /** How many more there are. */
  more: number;
  /** How many of the mailbox look like spam. They are not listed. */
  suspects: number;
  /** The address of a link to the desk. */
  desk: string;
  now: Date;
};

/** A quarter, in milliseconds. */
const quarter = 92 * 86_400_000;

/** The mail to a mailbox about leads that are past due. */
export function morningMail({
  mailbox,
  leads,
  more,
  suspects,
  desk,
  now,
}: Morning): Mail {
  const subject = fillIn(words.subject, { count: leads.length + more });
  const { body, html } = mailPage(subject, [
    { words: words.intro, links: [{ label: deskWords.link, to: desk }] },
    ...leads.flatMap(leadParts),
    ...(more > 0 ? [{ words: fillIn(words.more, { count: more }) }] : []),
    ...(suspects > 0
      ? [{ words: fillIn(words.suspects, { count: suspects }) }]
      : []),
    ...(now.getTime() - Date.parse(newestArticle) > quarter
      ? [{ words: fillIn(words.noArticle, { day: newestArticle }) }]
      : []),
  ]);
  return { kind: "morning", recipient: mailbox, subject, body, html };
}

function leadParts(lead: MorningLead): MailPart[] {
  const { reference, kind, received_at, pastDue, atDesk } = lead;
  return [
    {
      title: fillIn(words.lead, { reference, kind: answerWords[kind].name }),
      fields: [
        { label: words.received, text: inTexas(new Date(received_at)) },
        { label: words.pastDue, text: pastDue },
        { label: words.status, text: statusWords(lead) },
      ],
    },
    {
      links: [{ label: leadWords.desk, to: atDesk }],
    },
  ];
}

/** Who has an open lead. */
function statusWords({ status, status_by }: MorningLead): string {
  if (status !== "taken") return words.new;
  return status_by === null
    ? words.taken
    : fillIn(words.takenBy, { who: status_by });
}
