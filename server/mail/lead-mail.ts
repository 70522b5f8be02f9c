import type { LeadTable } from "#server/store/schema.ts";
import type { Mail } from "./outbox.ts";
import { visible } from "./visible.ts";

/** In code points, of the subject as a reader sees it. */
const longestSubject = 100;

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

/** The mail that tells the brokerage of a lead. What the visitor typed is in its body and, as an address, in Reply-To. */
export function leadMail(lead: LeadTable, followed?: Followed): Mail {
  return {
    kind: "lead",
    lead_id: lead.id,
    subscription_id: null,
    recipient: null,
    reply_to: lead.email,
    subject: subjectOf(lead),
    body: bodyOf(lead, followed),
    unsubscribe_url: null,
  };
}

function subjectOf({ suspect, reference, name }: LeadTable) {
  const words = `${suspect ? "[suspect] " : ""}${reference}: message from `;
  const room = longestSubject - words.length;
  // In a header a reader decodes what is typed as an encoded word (RFC 2047), and what it hides.
  const letters = [...oneLine(name).replaceAll("=?", "= ?")];
  return letters.length > room
    ? `${words}${letters.slice(0, room - 1).join("")}…`
    : words + letters.join("");
}

function bodyOf(lead: LeadTable, followed?: Followed) {
  const received = new Date(lead.received_at);
  const lines = [
    `Reference: ${lead.reference}`,
    `Received: ${central.format(received)} (${lead.received_at})`,
    `Name: ${oneLine(lead.name)}`,
    `Email: ${oneLine(lead.email)}`,
    `Phone: ${oneLine(lead.phone) || "not given"}`,
    `Writes as: ${audiences[lead.audience]}`,
  ];
  if (followed)
    lines.push(
      followed.words_hash === lead.words_hash
        ? `Repeats: ${followed.reference}, word for word`
        : `Follows: ${followed.reference}, sent again with changes`,
    );
  if (lead.suspect) lines.push(`Looks like spam: ${lead.suspect}`);
  // Last and indented: nothing that it holds can pass for a line of ours.
  lines.push("", "Message:", visible(lead.message).replaceAll(/^/gm, "  "), "");
  return lines.join("\n");
}

const oneLine = (text: string) => visible(text).replace(/\s+/g, " ");
