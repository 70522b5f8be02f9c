import { fillIn } from "#words/fill-in.ts";
import { lead as words } from "#content/mail/lead.ts";
import { sizeOfAll, type Attachment } from "#server/uploads/attachment.ts";
import { answerWords } from "#content/forms.ts";
import { leadAtDesk } from "./desk-links.ts";
import { languageOf } from "#server/intake/form-language.ts";
import { leadWords } from "#server/leads/lead-words.ts";
import { sourceWords } from "#server/sources/source-words.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { inTexas } from "#server/texas-time.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import { mailPage, type MailPart } from "#server/outbox/mail/mail-page.ts";
import type { Mail } from "#server/outbox/outbox.ts";
import { printable, printableLine } from "#words/printable.ts";

/** In code points of the subject as it is displayed. */
const longestSubject = 100;

/** The lead that another one repeats or corrects. */
export type Followed = Pick<LeadTable, "reference" | "words_hash">;

/** Other content of the mail. */
type Beside = {
  mailing: Pick<LeadMailing, "attachMost" | "sender">;
  followed?: Followed | undefined;
  attachments?: readonly Attachment[];
};

/**
 * The mail to the brokerage about a lead: what was sent, in the order of its form. A reply quotes it to the visitor, so
 * it says nothing that a visitor must not read or do. The worker attaches the file when it sends the mail.
 */
export function leadMail(lead: LeadTable, beside: Beside): Mail {
  const subject = subjectOf(lead);
  const { body, html } = mailPage(subject, partsOf(lead, beside));
  const { kind, id, email } = lead;
  return {
    kind,
    lead_id: id,
    reply_to: email || null,
    subject,
    body,
    html,
  };
}

function subjectOf({ kind, suspect, reference, name }: LeadTable) {
  const mark = suspect ? `${words.suspect} ` : "";
  const start = `${mark}${reference}: ${answerWords[kind].subject} `;
  const room = longestSubject - start.length;
  // Mail readers decode an encoded word (RFC 2047) in a header, and show what is hidden in it.
  const letters = [...printableLine(name).replaceAll("=?", "= ?")];
  return letters.length > room
    ? `${start}${letters.slice(0, room - 1).join("")}…`
    : start + letters.join("");
}

function partsOf(
  lead: LeadTable,
  { mailing, followed, attachments = [] }: Beside,
): MailPart[] {
  const { reference, received_at } = lead;
  const received = inTexas(new Date(received_at));
  const head = [
    { label: words.reference, text: reference },
    { label: words.received, text: received },
  ];
  if (followed) {
    const isSame = followed.words_hash === lead.words_hash;
    head.push({
      label: isSame ? words.repeats : words.follows,
      text: followed.reference,
    });
  }
  const language = languageOf(lead);
  if (language)
    head.push({ label: words.language, text: languages.of(language)! });
  const fields = leadWords(lead).map(({ label, text, isLong }) => ({
    label,
    text: isLong ? printable(text) : printableLine(text),
    isLong,
  }));
  const source = sourceWords(lead);
  return [
    { fields: head },
    {
      links: [{ label: words.desk, to: leadAtDesk(mailing.sender, reference) }],
    },
    { fields },
    ...fileParts(attachments, mailing.attachMost),
    ...(source.length > 0 ? [{ fields: source }] : []),
  ];
}

/** Whether the files are attached; if not, how to get them, and how to check that they are what was sent. */
function fileParts(
  files: readonly Attachment[],
  attachMost: number,
): MailPart[] {
  if (files.length === 0) return [];
  const isAttached = sizeOfAll(files) <= attachMost;
  return [
    ...files.map(({ file_name, media_type, size, sha256 }) => {
      const text = fillIn(words.file, {
        file: printableLine(file_name),
        type: media_type,
        size: sizeInWords(size),
      });
      return {
        fields: [
          { label: words.attachment, text },
          ...(isAttached ? [] : [{ label: words.checksum, text: sha256 }]),
        ],
      };
    }),
    {
      words: isAttached ? words.attached : words.notAttached,
    },
  ];
}

const languages = new Intl.DisplayNames("en", { type: "language" });

export const sizeInWords = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
