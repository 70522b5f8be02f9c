import { taken as words } from "#content/mail/taken.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { mailboxFor, type Mailboxes } from "#server/outbox/mail/mail-config.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import type { Mail } from "#server/outbox/outbox.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import { fillIn } from "#words/fill-in.ts";
import { leadAtDesk } from "./desk-links.ts";

/**
 * Tells the colleagues behind a mailbox who has a lead, so that nobody else calls too. Nothing that was typed is in it.
 */
export function takenMail(
  { id, reference, kind }: LeadTable,
  who: string,
  { sender, mailboxes }: { sender: Sender; mailboxes: Mailboxes },
  now: Date,
): Mail {
  const subject = fillIn(words.subject, { reference, who });
  const part = {
    words: fillIn(words.text, { reference, who, when: inTexas(now) }),
    links: [{ label: words.link, to: leadAtDesk(sender, reference) }],
  };
  return {
    kind: "taken",
    lead_id: id,
    recipient: mailboxFor(mailboxes, kind),
    subject,
    ...mailPage(subject, [part]),
  };
}
