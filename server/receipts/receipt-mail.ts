import { receipt as englishWords } from "#content/mail/receipt.ts";
import type { FormDefinition, FormField } from "#forms/define-form.ts";
import { languageOf, wordsOfLead } from "#server/intake/form-language.ts";
import type { LeadMailing } from "#server/outbox/lead-mailing.ts";
import { addressesOf } from "#server/outbox/mail/mail-config.ts";
import { mailPage } from "#server/outbox/mail/mail-page.ts";
import type { Mail } from "#server/outbox/outbox.ts";
import { site } from "#content/site.ts";
import type { LeadTable } from "#server/store/schema.ts";
import { fillIn } from "#words/fill-in.ts";

type Beside = {
  mailing: Pick<LeadMailing, "sender" | "desks">;
  /** How many came with it. */
  files: number;
  /** The link for the visitor who wants no more of them. */
  unsubscribe: string;
};

/**
 * The mail to the visitor about a lead, in the language of the form. A stranger may have typed the address, so the mail
 * names the fields that were filled in and never says what was typed.
 */
export function receiptMail(
  lead: LeadTable,
  { mailing: { sender, desks }, files, unsubscribe }: Beside,
): Mail {
  const { kind, id, email, reference } = lead;
  const { form, answers, receipt: words = englishWords } = wordsOfLead(lead);
  const { what } = form;
  const { postalAddress } = sender;
  const language = languageOf(lead);
  const inLanguage = language ? `&language=${language}` : "";
  const subject = fillIn(words.subject, { what, reference });
  const { body, html } = mailPage(
    subject,
    [
      { words: fillIn(words.received, { what, reference }) },
      { words: answers.thanks },
      { words: words.bound },
      {
        fields: [
          {
            label: words.held,
            text: heldFields(lead, form, files).join(", "),
          },
        ],
      },
      { words: fillIn(words.kept, { reference }) },
      { words: words.reach },
      {
        words: words.stranger,
        links: [{ label: words.unsubscribe, to: unsubscribe + inLanguage }],
      },
      { words: fillIn(words.from, { postalAddress }) },
    ],
    language,
  );
  return {
    kind: "receipt",
    lead_id: id,
    recipient: email,
    reply_to: addressesOf(desks?.[kind] ?? site.email)[0]!,
    subject,
    body,
    html,
    unsubscribe_url: unsubscribe,
  };
}

/** The labels of the fields that were filled in, in the order of the form, and how many files came. */
function heldFields(
  lead: LeadTable,
  form: FormDefinition,
  files: number,
): string[] {
  const { fields, name, email, phone } = lead;
  const filled = { ...JSON.parse(fields), name, email, phone };
  const isFilled = (own: string, field: FormField) => {
    if (field.type === "file") return files > 0;
    return field.type === "boxes"
      ? Object.keys(field.options).some((box) => filled[box])
      : Boolean(filled[own]);
  };
  return Object.entries(form.fields)
    .filter(([own, field]) => isFilled(own, field))
    .map(
      ([, { type, label, shortLabel }]) =>
        (shortLabel ?? label.replace(/^¿|\?$/g, "")) +
        (type === "file" ? ` (${files})` : ""),
    );
}
