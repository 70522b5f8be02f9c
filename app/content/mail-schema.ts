import * as v from "valibot";
import { filledText } from "./filled-text.ts";
import { text } from "./page-schema.ts";

/**
 * content/en/mail.yaml: the words of mails. Each part is a module of `#content/mail/`. A lead is not stored if its
 * mail cannot be filled in, so the names in braces are checked here.
 */
export const mailSchema = v.strictObject({
  lead: v.strictObject({
    suspect: text,
    reference: filledText("reference"),
    received: filledText("day", "time"),
    name: filledText("name"),
    email: filledText("email"),
    phone: filledText("phone"),
    attachment: filledText("file", "type", "size"),
    checksum: filledText("sha256"),
    fetch: filledText("reference"),
    repeats: filledText("reference"),
    follows: filledText("reference"),
    spam: filledText("reasons"),
  }),
  filledIn: v.strictObject({
    nothing: text,
    ticked: text,
    empty: text,
    consent: filledText("version"),
  }),
  alert: v.strictObject({
    subject: filledText("count"),
    count: filledText("count", "oldest", "dead"),
    more: filledText("references", "count"),
    help: text,
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
