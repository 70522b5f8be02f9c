import { site } from "#content/site.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import {
  answeredForm,
  LeadProblem,
} from "#app/sections/lead-answer/lead-problem.tsx";
import {
  ContactForm,
  contactRules,
} from "#app/sections/contact/contact-form.tsx";

export function meta() {
  return pageMeta({
    title: `Error: your message was not sent | ${site.shortName}`,
    description:
      "Some fields of the contact form need another look. What you typed is still there.",
    path: "/contact/problem",
    noindex: true,
  });
}

const answered = answeredForm(contactRules);

/** The template of the page that answers a form posted without scripts. It is no address of its own. */
export default function ProblemPage() {
  return (
    <LeadProblem what="message">
      <ContactForm {...answered} />
    </LeadProblem>
  );
}
