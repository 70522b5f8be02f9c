import { claim } from "#content/forms/claim.ts";
import { fileControls } from "#app/sections/lead-form/file-control.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import type { AnsweredForm } from "#app/sections/lead-form/use-lead-form.ts";

export const ClaimForm = (answered: AnsweredForm) => (
  <LeadForm form={claim} controls={fileControls} {...answered} />
);
