import { claim } from "#content/forms/claim.ts";
import { allControls } from "#app/sections/lead-form/all-controls.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import type { AnsweredForm } from "#app/sections/lead-form/use-lead-form.ts";

export const ClaimForm = (answered: AnsweredForm) => (
  <LeadForm form={claim} controls={allControls} {...answered} />
);
