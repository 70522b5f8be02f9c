import * as v from "valibot";
import { filledText, perhapsFilledText } from "./filled-text.ts";
import { text } from "./page-schema.ts";

const firstAnswer = perhapsFilledText("name", "what", "reference", "who");

/**
 * content/en/mail.yaml: the words of mails. Each part is a module of `#content/mail/`. A lead is not stored if its
 * mail cannot be filled in, so the names in braces are checked here.
 */
export const mailSchema = v.strictObject({
  lead: v.strictObject({
    suspect: text,
    reference: text,
    received: text,
    repeats: text,
    follows: text,
    language: text,
    source: v.strictObject({
      page: text,
      pages: filledText("page", "start"),
      from: text,
    }),
    desk: text,
    attachment: text,
    file: filledText("file", "type", "size"),
    checksum: text,
    attached: text,
    notAttached: text,
    withoutFile: text,
  }),
  morning: v.strictObject({
    subject: filledText("count"),
    intro: text,
    lead: filledText("reference", "kind"),
    received: text,
    pastDue: text,
    status: text,
    new: text,
    takenBy: filledText("who"),
    taken: text,
    more: filledText("count"),
    suspects: filledText("count"),
    noArticle: filledText("day"),
  }),
  suspects: v.strictObject({
    subject: filledText("count"),
    floodSubject: filledText("count"),
    intro: text,
    flood: filledText("count"),
    lead: filledText("kind", "received"),
    more: filledText("count"),
    link: text,
  }),
  desk: v.strictObject({
    subject: text,
    intro: filledText("ends"),
    link: text,
    openedSubject: filledText("who"),
    opened: filledText("who", "when", "device"),
    noDevice: text,
    devices: text,
    notice: v.strictObject({
      upSubject: filledText("title"),
      up: filledText("who", "from", "until"),
      offSubject: filledText("title"),
      off: filledText("who", "from", "until"),
      link: text,
    }),
  }),
  taken: v.strictObject({
    subject: filledText("reference", "who"),
    text: filledText("reference", "who", "when"),
    link: text,
  }),
  newsletter: v.strictObject({
    read: text,
    online: text,
    why: text,
    unsubscribe: text,
    offer: filledText("count", "title", "day"),
    offerSubject: filledText("title"),
    send: filledText("count"),
    test: filledText("title"),
  }),
  filledIn: v.strictObject({
    nothing: text,
    ticked: text,
    empty: text,
    consent: filledText("wording"),
  }),
  test: v.strictObject({ subject: text, body: text }),
  receipt: v.strictObject({
    subject: filledText("what", "reference"),
    received: filledText("what", "reference"),
    bound: text,
    held: text,
    kept: filledText("reference"),
    reach: text,
    stranger: text,
    unsubscribe: text,
    from: filledText("postalAddress"),
  }),
  firstAnswer: v.strictObject({
    subject: perhapsFilledText("what", "reference"),
    body: firstAnswer,
    claim: firstAnswer,
  }),
  confirmation: v.strictObject({
    subject: text,
    body: filledText(
      "day",
      "origin",
      "email",
      "confirm",
      "unsubscribe",
      "postalAddress",
    ),
  }),
});
