import { claim } from "#forms/claim/claim.ts";
import { EmailField } from "#app/sections/email-field/email-field.tsx";
import { FieldPair, LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { LongTextField } from "#app/sections/lead-form/long-text-field.tsx";
import {
  useLeadForm,
  type AnsweredForm,
} from "#app/sections/lead-form/use-lead-form.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** Asks the brokerage to call about a claim. The box that allows texts is a separate consent. */
export function ClaimForm(answered: AnsweredForm) {
  const { state, field } = useLeadForm(claim, answered);
  return (
    <LeadForm state={state}>
      <Field {...field.text("name")} />
      <FieldPair>
        <Field {...field.text("phone")} />
        <EmailField {...field.text("email")} />
      </FieldPair>
      <FieldPair>
        <SelectField {...field.select("line")} />
        <Field {...field.day("happenedOn")} />
      </FieldPair>
      <LongTextField {...field.lines("message")} />
      <FieldPair>
        <Field {...field.text("policy")} />
        <Field {...field.text("bestTime")} />
      </FieldPair>
      <Checkbox {...field.box("textConsent")} />
    </LeadForm>
  );
}
