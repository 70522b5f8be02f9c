import type { Attachment } from "#server/leads/attachment.ts";
import { detailLines } from "#server/leads/detail-lines.ts";
import type { LeadTable } from "#server/store/schema.ts";
import type { Mail } from "./outbox.ts";
import { visible } from "./visible.ts";

/** In code points, of the subject as a reader sees it. */
const longestSubject = 100;

/** How the mail of each kind of lead begins its subject, what it calls the long text, and which kind of mail it is. */
const kinds: Record<
  LeadTable["kind"],
  { begins: string; text: string; mail: Mail["kind"] }
> = {
  contact: { begins: "message from", text: "Message", mail: "lead" },
  certificate: {
    begins: "certificate request from",
    text: "Wording that the contract asks for",
    mail: "certificate",
  },
  claim: { begins: "claim reported by", text: "What happened", mail: "claim" },
};

const audiences: Record<LeadTable["audience"], string> = {
  customer: "a customer",
  lender: "a lender",
};

const central = new Intl.DateTimeFormat("en-US", {
  dateStyle: "full",
  timeStyle: "long",
  timeZone: "America/Chicago",
});

/** The lead that another one repeats or corrects. */
export type Followed = Pick<LeadTable, "reference" | "words_hash">;

/** What else the mail tells of. */
type Beside = {
  followed?: Followed | undefined;
  attachment?: Attachment | undefined;
};

/**
 * The mail that tells the brokerage of a lead. What the visitor typed is in its body and, as an address, in Reply-To. A
 * file is named and stays in the store: a mail server that refuses it would refuse the lead with it.
 */
export function leadMail(lead: LeadTable, beside: Beside = {}): Mail {
  return {
    kind: kinds[lead.kind].mail,
    lead_id: lead.id,
    subscription_id: null,
    recipient: null,
    reply_to: lead.email || null,
    subject: subjectOf(lead),
    body: bodyOf(lead, beside),
    unsubscribe_url: null,
  };
}

function subjectOf({ kind, suspect, reference, name }: LeadTable) {
  const words = `${suspect ? "[suspect] " : ""}${reference}: ${kinds[kind].begins} `;
  const room = longestSubject - words.length;
  // In a header a reader decodes what is typed as an encoded word (RFC 2047), and what it hides.
  const letters = [...oneLine(name).replaceAll("=?", "= ?")];
  return letters.length > room
    ? `${words}${letters.slice(0, room - 1).join("")}…`
    : words + letters.join("");
}

function bodyOf(lead: LeadTable, { followed, attachment }: Beside) {
  const received = new Date(lead.received_at);
  const lines = [
    `Reference: ${lead.reference}`,
    `Received: ${central.format(received)} (${lead.received_at})`,
    `Name: ${oneLine(lead.name)}`,
    `Email: ${oneLine(lead.email) || "not given"}`,
    `Phone: ${oneLine(lead.phone) || "not given"}`,
  ];
  if (lead.kind === "contact")
    lines.push(`Writes as: ${audiences[lead.audience]}`);
  for (const [label, text] of detailLines(lead))
    lines.push(`${label}: ${oneLine(text)}`);
  if (attachment) lines.push(...fileLines(lead, attachment));
  if (followed)
    lines.push(
      followed.words_hash === lead.words_hash
        ? `Repeats: ${followed.reference}, word for word`
        : `Follows: ${followed.reference}, sent again with changes`,
    );
  if (lead.suspect) lines.push(`Looks like spam: ${lead.suspect}`);
  // Last and indented: nothing that it holds can pass for a line of ours.
  const text = visible(lead.message).replaceAll(/^/gm, "  ");
  lines.push("", `${kinds[lead.kind].text}:`, text, "");
  return lines.join("\n");
}

/** Where the file is, and how to know that it is the one that was sent. */
function fileLines({ reference }: LeadTable, file: Attachment) {
  const { file_name, media_type, size, sha256 } = file;
  return [
    `Attachment: ${oneLine(file_name)} (${media_type}, ${size} bytes)`,
    `SHA-256: ${sha256}`,
    `To have it as a file, on the server: npm run leads -- attachment ${reference} <file>`,
  ];
}

const oneLine = (text: string) => visible(text).replace(/\s+/g, " ");
