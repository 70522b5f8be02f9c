import { contactPage } from "#content/ui/contact-page.ts";
import { contact } from "#content/forms/contact.ts";
import { Island } from "#app/islands/island.tsx";
import { ContactForm } from "#app/sections/contact/contact-form.tsx";
import { ContactFormSection } from "#app/sections/contact/contact-form-section.tsx";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { usePageAddress } from "#app/ui/page-address.ts";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import type { LoaderArgs, PageProps } from "#app/layout/page-types.ts";

export const loader = (arguments_: LoaderArgs) =>
  leadPage(contact, { ...contactPage, noindex: true }, arguments_);

export { meta } from "#app/layout/page-meta.ts";

/**
 * Shows a contact form that comes back with errors, or one that a tool fills in. Otherwise the server redirects to the
 * form on the home page.
 */
export default function ContactPage({
  loaderData: page,
}: PageProps<typeof loader>) {
  const query = new URLSearchParams(usePageAddress().search);
  if (page.answered)
    return (
      <LeadProblem words={contact.words} answered={page.answered}>
        <Island name="contact-form" of={ContactForm} props={page.answered} />
      </LeadProblem>
    );
  return (
    <>
      <PageHero
        hero={{ title: page.heading, description: page.intro }}
        isSlim
      />
      <ContactFormSection message={query.get("message") ?? ""} />
    </>
  );
}
