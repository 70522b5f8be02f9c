import { fillIn } from "#words/fill-in.ts";
import { filledIn } from "#content/mail/filled-in.ts";
import { lead as words } from "#content/mail/lead.ts";
import type { Attachment } from "#server/leads/attachment.ts";
import { answerWords } from "#forms/kinds.ts";
import { leadWords } from "#server/leads/lead-words.ts";
import type { LeadTable } from "#server/store/schema.ts";
import type { Mail } from "./outbox.ts";
import { visible } from "./visible.ts";

/** In code points of the subject as it is displayed. */
const longestSubject = 100;

const central = new Intl.DateTimeFormat("en-US", {
  dateStyle: "full",
  timeStyle: "long",
  timeZone: "America/Chicago",
});

/** The lead that another one repeats or corrects. */
export type Followed = Pick<LeadTable, "reference" | "words_hash">;

/** Other content of the mail. */
type Beside = {
  followed?: Followed | undefined;
  attachment?: Attachment | undefined;
};

/**
 * The mail to the brokerage about a lead. The visitor's input is in its body and, as an address, in Reply-To. A file
 * is named but stays in the store: a mail server that rejects it would reject the lead with it.
 */
export function leadMail(lead: LeadTable, beside: Beside = {}): Mail {
  return {
    kind: lead.kind,
    lead_id: lead.id,
    reply_to: lead.email || null,
    subject: subjectOf(lead),
    body: bodyOf(lead, beside),
  };
}

function subjectOf({ kind, suspect, reference, name }: LeadTable) {
  const mark = suspect ? `${words.suspect} ` : "";
  const start = `${mark}${reference}: ${answerWords[kind].subject} `;
  const room = longestSubject - start.length;
  // Mail readers decode an encoded word (RFC 2047) in a header, and show what is hidden in it.
  const letters = [...oneLine(name).replaceAll("=?", "= ?")];
  return letters.length > room
    ? `${start}${letters.slice(0, room - 1).join("")}…`
    : start + letters.join("");
}

function bodyOf(lead: LeadTable, { followed, attachment }: Beside) {
  const { reference, received_at: time } = lead;
  const day = central.format(new Date(time));
  const lines = [
    fillIn(words.reference, { reference }),
    fillIn(words.received, { day, time }),
    fillIn(words.name, { name: oneLine(lead.name) }),
    fillIn(words.email, { email: oneLine(lead.email) || filledIn.nothing }),
    fillIn(words.phone, { phone: oneLine(lead.phone) || filledIn.nothing }),
  ];
  const { short, long } = leadWords(lead);
  for (const { label, text } of short) lines.push(`${label}: ${oneLine(text)}`);
  if (attachment) lines.push(...fileLines(lead, attachment));
  if (followed)
    lines.push(
      fillIn(
        followed.words_hash === lead.words_hash ? words.repeats : words.follows,
        { reference: followed.reference },
      ),
    );
  if (lead.suspect) lines.push(fillIn(words.spam, { reasons: lead.suspect }));
  // Last and indented, so nothing in them can pass for a line of ours.
  for (const { label, text } of long)
    lines.push("", `${label}:`, visible(text).replaceAll(/^/gm, "  "));
  return `${lines.join("\n")}\n`;
}

/** Where the file is, and how to check that it is the one that was sent. */
function fileLines({ reference }: LeadTable, file: Attachment) {
  const { file_name, media_type, size, sha256 } = file;
  return [
    fillIn(words.attachment, {
      file: oneLine(file_name),
      type: media_type,
      size,
    }),
    fillIn(words.checksum, { sha256 }),
    fillIn(words.fetch, { reference }),
  ];
}

const oneLine = (text: string) => visible(text).replace(/\s+/g, " ");
