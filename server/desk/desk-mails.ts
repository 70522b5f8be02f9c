import { desk as words } from "#content/mail/desk.ts";
import type { Notice } from "#app/document/notice.ts";
import type { Sender } from "#server/outbox/lead-mailing.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import type { Mailboxes } from "#server/outbox/mail/mail-config.ts";
import type { Mail } from "#server/outbox/outbox.ts";
import type { DeskTable } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import { fillIn } from "#words/fill-in.ts";
import { printableLine } from "#words/printable.ts";

type Office = { sender: Pick<Sender, "publicOrigin">; mailboxes: Mailboxes };

/** Tells the office, and the mailbox of the desk if it is another, that the desk was opened on a device. */
export function openedMail(
  { name, mailbox, device }: DeskTable,
  { sender, mailboxes }: Office,
  now: Date,
): Mail {
  const who = printableLine(name ?? mailbox);
  const subject = fillIn(words.openedSubject, { who });
  const values = { who, when: inTexas(now), device: device ?? words.noDevice };
  return {
    kind: "desk",
    recipient: [...new Set([mailboxes.to, mailbox])].join(", "),
    subject,
    ...mailPage(subject, [
      {
        words: fillIn(words.opened, values),
        links: [
          { label: words.devices, to: `${sender.publicOrigin}/desk/devices` },
        ],
      },
    ]),
  };
}

/** Tells the office that a notice was put up, or taken down. */
export function noticeMail(
  change: "up" | "off",
  { title, text, from, until }: Notice,
  who: string,
  { sender, mailboxes }: Office,
): Mail {
  const subject = fillIn(words.notice[`${change}Subject`], { title });
  const [begins, ends] = [from, until].map((time) => inTexas(new Date(time)));
  return {
    kind: "desk",
    recipient: mailboxes.to,
    subject,
    ...mailPage(subject, [
      {
        words: fillIn(words.notice[change], {
          who: printableLine(who),
          from: begins!,
          until: ends!,
        }),
      },
      { title, words: text },
      {
        links: [
          {
            label: words.notice.link,
            to: `${sender.publicOrigin}/desk/notice`,
          },
        ],
      },
    ]),
  };
}
