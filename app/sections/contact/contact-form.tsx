import { contact } from "#content/forms/contact.ts";
import { plainControls } from "#app/sections/lead-form/controls.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import type { AnsweredForm } from "#app/sections/lead-form/use-lead-form.ts";

export const ContactForm = (answered: AnsweredForm) => (
  <LeadForm form={contact} controls={plainControls} {...answered} />
);
