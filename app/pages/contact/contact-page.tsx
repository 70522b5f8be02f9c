import { contactPage } from "#content/ui/contact-page.ts";
import { contact } from "#content/forms/contact.ts";
import { leadPage } from "#app/sections/lead-answer/lead-page.ts";
import { LeadProblem } from "#app/sections/lead-answer/lead-problem.tsx";
import { plainControls } from "#app/sections/lead-form/controls.tsx";
import type { Route } from "./+types/contact-page";

export const loader = (arguments_: Route.LoaderArgs) =>
  leadPage(
    contact,
    { title: "", description: contactPage.description },
    arguments_,
  );

export { meta } from "#app/layout/page-meta.ts";

/** Shows a contact form that comes back with errors. Otherwise the server redirects to the form on the home page. */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { answered } = loaderData;
  return (
    answered && (
      <LeadProblem
        form={contact}
        controls={plainControls}
        answered={answered}
      />
    )
  );
}
