import { contact } from "#content/forms/contact.ts";
import { carousel } from "#content/ui/carousel.ts";
import { errorSummary } from "#content/ui/error-summary.ts";
import { faq } from "#content/ui/faq.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { leadResult } from "#content/ui/lead-result.ts";
import { pagination } from "#content/ui/pagination.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { team } from "#content/ui/team.ts";
import { fillIn } from "#words/fill-in.ts";

/** Words of buttons, links and the contact form: the office may change them. */
export const controls = {
  menu: siteLayout.menu,
  contact: siteLayout.contact,
  dark: siteLayout.darkTheme,
  send: fillIn(leadForm.send, { what: contact.what }),
  problem: errorSummary.title,
  ok: leadResult.ok,
  moreAnswers: faq.more,
  morePeople: team.more,
  next: carousel.next,
  previous: carousel.previous,
  nextPage: pagination.next,
  previousPage: pagination.previous,
  lender: contact.fields.audience.options.lender,
  customer: contact.fields.audience.options.customer,
  noName: contact.fields.name.required!,
  noMessage: contact.fields.message.required!,
  wrongEmail: contact.errorWords.email,
  view: (number: number) => fillIn(carousel.view, { number }),
};

/** Buttons that a page must not have before React, or without scripts. */
export const needScripts = new RegExp(
  [
    controls.moreAnswers,
    controls.morePeople,
    controls.next,
    controls.previous,
    controls.dark,
    controls.view(1),
  ].join("|"),
);
