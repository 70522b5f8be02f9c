import { searchPage, type SearchPage } from "./blog/search-page.ts";
import {
  certificatePage,
  certificatePages,
} from "./certificate/certificate-pages.ts";
import { claimPage, claimPages } from "./claim/claim-pages.ts";
import { finderPage, type FinderPage } from "./coverage-finder/finder-page.ts";
import { contactPages } from "./contact/contact-pages.ts";
import { referencePage, type ReferencePage } from "./leads/reference-page.ts";
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
  certificate: FormPages;
  claim: FormPages;
  /** Of thanks that name a lead, by their addresses. */
  references: Record<string, ReferencePage>;
  subscribe: FormPages;
  /** Of the links in mails to subscribers. */
  links: LinkPages;
  finder: FinderPage;
  onboarding: OnboardingPage;
  search: SearchPage;
};

/** Reads their templates from the build. Throws when it lacks one. */
export async function filledPages(build: string): Promise<FilledPages> {
  return {
    contact: contactPages(build),
    certificate: certificatePages(build),
    claim: claimPages(build),
    references: Object.fromEntries(
      ["/contact", certificatePage, claimPage].map((form) => [
        `${form}/thanks`,
        referencePage(build, `${form}/reference`),
      ]),
    ),
    subscribe: await subscribePages(build),
    links: linkPages(build),
    finder: await finderPage(build),
    onboarding: onboardingPage(`${build}/templates/onboarding.html`),
    search: await searchPage(build),
  };
}
