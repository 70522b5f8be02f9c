import { certificate } from "#content/forms/certificate.ts";
import { contact } from "#content/forms/contact.ts";
import { home } from "#content/home.ts";
import { aboutPage } from "#content/ui/about-page.ts";
import { carousel } from "#content/ui/carousel.ts";
import { errorSummary } from "#content/ui/error-summary.ts";
import { failedImage } from "#content/ui/failed-image.ts";
import { faq } from "#content/ui/faq.ts";
import { leadForm } from "#content/ui/lead-form.ts";
import { leadResult } from "#content/ui/lead-result.ts";
import { pagination } from "#content/ui/pagination.ts";
import { printButton } from "#content/ui/print-button.ts";
import { siteLayout } from "#content/ui/site-layout.ts";
import { subscribeCard } from "#content/ui/subscribe-card.ts";
import { team } from "#content/ui/team.ts";
import { testimonialsSection } from "#content/ui/testimonials-section.ts";
import { fillIn } from "#words/fill-in.ts";

/** Words of buttons, links and the contact form: the office may change them. */
export const controls = {
  menu: siteLayout.menu,
  contact: siteLayout.contact,
  close: siteLayout.close,
  skip: siteLayout.skip,
  footer: siteLayout.footer,
  bar: siteLayout.bar,
  dark: siteLayout.darkTheme,
  send: fillIn(leadForm.send, { what: contact.what }),
  sending: leadForm.sending,
  sent: fillIn(leadResult.sent, { what: contact.what }),
  requestSent: fillIn(leadResult.sent, { what: certificate.what }),
  failed: fillIn(leadResult.failed, { what: contact.what }),
  /** How the title of a page with errors begins. */
  error: fillIn(leadForm.error, { title: "" }),
  problem: errorSummary.title,
  ok: leadResult.ok,
  again: leadResult.again,
  moreAnswers: faq.more,
  morePeople: team.more,
  lessPeople: team.less,
  team: team.title,
  testimonials: testimonialsSection.title,
  reviews: testimonialsSection.label,
  personal: home.specialties.tabs.personal,
  pause: aboutPage.pause,
  play: aboutPage.play,
  print: printButton.print,
  subscribe: subscribeCard.submit,
  subscribed: subscribeCard.thanksTitle,
  noPicture: failedImage.notice,
  next: carousel.next,
  previous: carousel.previous,
  nextPage: pagination.next,
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
