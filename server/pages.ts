import { searchPage, type SearchPage } from "./blog/search-page.ts";
import { contactPages } from "./contact/contact-pages.ts";
import { referencePage, type ReferencePage } from "./contact/reference-page.ts";
import {
  onboardingPage,
  type OnboardingPage,
} from "./onboarding/onboarding-page.ts";
import type { FormPages } from "./forms/form-answers.ts";
import { linkPages, type LinkPages } from "./subscribe/link-pages.ts";
import { subscribePages } from "./subscribe/subscribe-pages.ts";

/** The pages that the server fills in before it sends them. */
export type FilledPages = {
  contact: FormPages;
  reference: ReferencePage;
  subscribe: FormPages;
  /** Of the links in mails to subscribers. */
  links: LinkPages;
  onboarding: OnboardingPage;
  search: SearchPage;
};

/** Reads their templates from the build. Throws when it lacks one. */
export async function filledPages(build: string): Promise<FilledPages> {
  return {
    contact: contactPages(build),
    reference: referencePage(build),
    subscribe: await subscribePages(build),
    links: linkPages(build),
    onboarding: onboardingPage(`${build}/templates/onboarding.html`),
    search: await searchPage(build),
  };
}
