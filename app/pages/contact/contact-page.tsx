import { useLocation } from "react-router";
import { contactPage } from "#content/ui/contact-page.ts";
import { contact } from "#content/forms/contact.ts";
import { ContactSection } from "#app/sections/contact/contact-section.tsx";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { plainControls } from "#app/sections/lead-form/controls.tsx";
import { PageHero } from "#app/sections/page-hero/page-hero.tsx";
import type { Route } from "./+types/contact-page";

export const loader = (arguments_: Route.LoaderArgs) =>
  leadPage(contact, { ...contactPage, noindex: true }, arguments_);

export { meta } from "#app/layout/page-meta.ts";

/**
 * Shows a contact form that comes back with errors, or one that a tool fills in. Otherwise the server redirects to the
 * form on the home page.
 */
export default function ContactPage({
  loaderData: page,
}: Route.ComponentProps) {
  const query = new URLSearchParams(useLocation().search);
  if (page.answered)
    return (
      <LeadProblem
        form={contact}
        controls={plainControls}
        answered={page.answered}
      />
    );
  return (
    <>
      <PageHero
        crumbs={page.crumbs}
        name={page.name}
        hero={{ title: page.heading, description: page.intro }}
        isSlim
      />
      <ContactSection message={query.get("message") ?? ""} />
    </>
  );
}
