import { defineForm, type FormWords } from "#forms/define-form.ts";
import type { FormRules } from "#forms/field-rules.ts";
import { allControls } from "#app/sections/lead-form/all-controls.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import type { AnsweredForm } from "#app/sections/lead-form/use-lead-form.ts";

type RequestFormProps = AnsweredForm & { rules: FormRules; words: FormWords };

export const RequestForm = ({
  rules,
  words,
  ...answered
}: RequestFormProps) => (
  <LeadForm
    form={defineForm(rules, words)}
    controls={allControls}
    {...answered}
  />
);
